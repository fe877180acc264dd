crd(){ $D text | awk '/^(Who makes it|Who inflicts|Inflict Harm|From whom|A move)/{f=1} f' | sed '/1 Frostwane/,$d' | tail -45 | tr '\n' ' '; echo; }
