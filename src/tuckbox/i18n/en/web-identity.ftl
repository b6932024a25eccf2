# Who this browser is, on one device or several.

web-identity-others = Other devices keep your games too. If somebody else has your code or your old device, lock them out: then only this browser keeps the games, and the code stops working.
web-identity-lock-out = Lock out other devices
web-identity-alone = Only this browser has your games now.
web-identity-devices = A code takes your games to another device; both devices then have them. You can lock out all others on the page “My games”.
