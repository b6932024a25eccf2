# Refused requests: floods, oversize bodies, other sites.

guard-origin = This request came from another site and was refused. Open the table itself and try again.
guard-body-large = The request is too large. At most { $limit } bytes are accepted.
guard-body-values = The request has too many values. Apart from its texts, at most { $limit } bytes of JSON are accepted.
guard-too-fast = Too many requests. You can continue { $seconds ->
    [one] within a second
   *[other] within { $seconds } seconds
}.
guard-new-identities = Too many new guests came from your address in the last hour. Try again later, or continue as a guest you were before.
guard-operator-only = This is only for the operator of the server.

guard-host = This server is not called “{ $host }”. Open it by its own address; its operator can allow the name with TUCKBOX_HOSTS or --public-url.
guard-body-slow = The request did not arrive { $seconds ->
    [one] within a second
   *[other] within { $seconds } seconds
}. Try again.
guard-many-sockets = Too many connections are open from your address. Close some and try again.
guard-unknown-visitors = Too many requests came from your address without an identity that this server knows. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}, in a browser that keeps cookies if you can.
