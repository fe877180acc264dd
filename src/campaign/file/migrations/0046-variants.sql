-- What a copy was made of, a thing of the same noun. Where that is gone, the copy is a thing like any other.
CREATE TABLE variant (
  noun TEXT NOT NULL,
  id TEXT NOT NULL,
  of_id TEXT NOT NULL,
  PRIMARY KEY (noun, id)
) STRICT;
