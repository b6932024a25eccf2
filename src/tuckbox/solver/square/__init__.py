"""What the solvers of FITS and BITS share: a seat's round is the same question in both."""
