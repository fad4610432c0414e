-- The message about a PayPal request links to its payment, also where it waited before it had a link.
update messages
   set parameters = parameters || jsonb_build_object('payment', split_part(dedupe_key, ':', 2))
 where template = 'paypal-request' and sent_at is null and dropped_at is null;
