// Lets better-sqlite3, written for Node-API 10, run on a runtime that offers Node-API 8 or 9.
//
// The one thing it takes from version 10 is references to primitive values: it keeps its
// property names as persistent strings. Older runtimes refuse those. Here a primitive is boxed
// in an array of one element, and the box is referenced; reading the reference opens the box.
// A type tag marks our boxes, so that a caller's own one-element array is never opened.
//
// Included ahead of every C++ source by the compiler flag `-include`.
#pragma once

#undef NAPI_VERSION
#define NAPI_VERSION 8
#include <node_api.h>

namespace node_api_compat {

inline constexpr napi_type_tag BOX_TAG = {0x9c1f0b6f5d1e4a37ULL, 0xb3d2a84e706c4f19ULL};

inline bool needs_box(napi_valuetype type) {
  return type != napi_object && type != napi_function && type != napi_external;
}

inline napi_status create_reference(napi_env env, napi_value value, uint32_t count, napi_ref* result) {
  napi_valuetype type;
  napi_status status = napi_typeof(env, value, &type);
  if (status != napi_ok) return status;
  if (!needs_box(type)) return napi_create_reference(env, value, count, result);

  napi_value box;
  status = napi_create_array_with_length(env, 1, &box);
  if (status == napi_ok) status = napi_set_element(env, box, 0, value);
  if (status == napi_ok) status = napi_type_tag_object(env, box, &BOX_TAG);
  if (status != napi_ok) return status;
  return napi_create_reference(env, box, count, result);
}

inline napi_status get_reference_value(napi_env env, napi_ref ref, napi_value* result) {
  napi_status status = napi_get_reference_value(env, ref, result);
  if (status != napi_ok || *result == nullptr) return status;

  // Asking for an array first is cheap, and spares the hot path (functions) the tag lookup.
  bool matches = false;
  status = napi_is_array(env, *result, &matches);
  if (status != napi_ok || !matches) return status;
  status = napi_check_object_type_tag(env, *result, &BOX_TAG, &matches);
  if (status != napi_ok || !matches) return status;
  return napi_get_element(env, *result, 0, result);
}

}  // namespace node_api_compat

#define napi_create_reference node_api_compat::create_reference
#define napi_get_reference_value node_api_compat::get_reference_value
