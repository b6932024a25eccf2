# What one visitor may ask for within an hour.

quota-imports = Too many records were imported within an hour; the limit is { $most }. { quota-come-back }
quota-boxes = Too many boxes were kept within an hour; the limit is { $most }. { quota-come-back }
quota-analyses = Too many analyses were asked for within an hour; the limit is { $most }. { quota-come-back }
quota-advice = The bots were asked for advice too often within an hour; the limit is { $most }. { quota-come-back }
quota-studies = Too many moves were tried in study within an hour; the limit is { $most }. { quota-come-back }
quota-come-back =
    { $minutes ->
        [one] You can go on in a minute.
       *[other] You can go on in { $minutes } minutes.
    }
