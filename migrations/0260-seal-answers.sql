-- What a write answered, sealed with SECRET. Answers stored in clear before stay until they expire.
alter table idempotency_keys add sealed_body bytea;
