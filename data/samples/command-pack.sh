#!/bin/sh
# Pretends to pack pictures: a bare number is how far it is, a line that begins with # what it does.
count=${1:-12}
number=1
while [ "$number" -le "$count" ]; do
  echo "# picture $number of $count"
  sleep 0.25
  echo $((100 * number / count))
  number=$((number + 1))
done
echo "packed $count pictures"
