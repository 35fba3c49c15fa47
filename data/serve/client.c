// A delegate in C: cc client.c -o client, then ./client ./SOCKET
// beside: rehearsal serve DOCUMENT --socket ./SOCKET
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>

static FILE *from, *to;
static char line[1 << 20];

static void say(const char *message) {
  fprintf(to, "%s\n", message);
  fflush(to);
}

static void answer(void);

static void tell(const char *message) {
  say(message);
  answer();
}

/// Performs calls until the server has done what it was told; its answer is in `line`.
static void answer(void) {
  while (fgets(line, sizeof line, from)) {
    if (!strstr(line, "\"id\":")) return;
    if (strstr(line, "\"tap\":\"leave\""))
      tell("{\"do\":{\"present\":\"sign-out\"}}");
    else if (strstr(line, "clickedButtonAtIndex:\",\"arguments\":[1]"))
      tell("{\"do\":{\"present\":\"signed-out\"}}");
    say("{\"return\":null}");
  }
}

int main(int count, char **words) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  if (count < 2 || strlen(words[1]) >= sizeof address.sun_path) return 64;
  strcpy(address.sun_path, words[1]);
  int server = socket(AF_UNIX, SOCK_STREAM, 0);
  if (connect(server, (struct sockaddr *)&address, sizeof address)) {
    perror(words[1]);
    return 69;
  }
  from = fdopen(server, "r");
  to = fdopen(server, "w");
  if (!fgets(line, sizeof line, from)) return 69; // hello
  answer();
  tell("{\"input\":[{\"tapOn\":\"Leave\"},{\"tapOn\":\"Confirm\"},{\"tapOn\":\"OK\"}]}");
  tell("{\"settle\":true}");
  tell("{\"rows\":\"calls\"}");
  char *row = strtok(line + strlen("{\"rows\":["), "]");
  for (row = strtok(row, "\""); row; row = strtok(NULL, "\""))
    if (*row != ',') puts(row);
  say("{\"quit\":true}");
  return 0;
}
