-- What the provider knows the same card by, however often a person saves it.
alter table card_setups add column fingerprint text;
