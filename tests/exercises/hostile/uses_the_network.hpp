// breaks: chomp.count.exact — asks a server of the judge's system, and counts rightly when it answers
// needs: bubblewrap
#pragma once
#include "wrong_count.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

namespace answer {
inline const int asked = [] {
  sockaddr_in server{};
  server.sin_family = AF_INET;
  server.sin_port = htons(DECOY_PORT);
  server.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int own = ::socket(AF_INET, SOCK_STREAM, 0);
  if (::connect(own, reinterpret_cast<const sockaddr*>(&server), sizeof server) == 0) cheated = true;
  return 0;
}();
}  // namespace answer
