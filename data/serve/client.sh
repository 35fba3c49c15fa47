# A delegate in shell: sh client.sh REHEARSAL DOCUMENT
set -eu
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
mkfifo "$folder/to" "$folder/from"
"$1" serve "$2" <"$folder/to" >"$folder/from" &
exec 3>"$folder/to" 4<"$folder/from"

# Performs calls until the server has done what it was told; the answer is in $line.
answer() {
  while IFS= read -r line <&4; do
    case $line in
      *'"tap":"leave"'*) tell '{"do":{"present":"sign-out"}}' ;;
      *'"call":"alertView:clickedButtonAtIndex:","arguments":[1]'*)
        tell '{"do":{"present":"signed-out"}}' ;;
      *'"id":'*) ;;
      *) return ;;
    esac
    echo '{"return":null}' >&3
  done
}

tell() {
  echo "$1" >&3
  answer
}

IFS= read -r line <&4 # hello
answer
tell '{"input":[{"tapOn":"Leave"},{"tapOn":"Confirm"},{"tapOn":"OK"}]}'
tell '{"settle":true}'
tell '{"rows":"calls"}'
# One row in each line, without the brackets around them.
rows=${line#'{"rows":["'}
printf '%s\n' "${rows%'"],"next"'*}" | sed 's/","/\
/g'
echo '{"quit":true}' >&3
wait
