"""What the bots of FITS and BITS share: each seat fills a board of its own, and all get the same cards."""
