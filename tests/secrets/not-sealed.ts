const listed = (reason: string, names: string): [string, string][] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => [name, reason])

/** Columns of bytes that the vault does not seal, each with the reason. */
export const NOT_SEALED: Readonly<Record<string, string>> = Object.fromEntries([
  ...listed(
    'a mark, made with the key in derivation_roots, which outlives SECRET',
    `chef_applications.emirates_id_mark chef_applications.iban_mark emirates_id_holders.mark
    recovery_codes.mark`,
  ),
  ...listed('a mark of the secret itself', 'secret_fingerprints.fingerprint'),
  ...listed(
    'the hash of a token, made without a key',
    `calendar_feeds.token_hash custom_quote_offers.token_hash delivery_runs.token_hash
    login_devices.token_hash sessions.id`,
  ),
  ...listed('at random: only with a key is it a link or a code', 'calendar_feeds.nonce'),
  ...listed(
    'at random, for the minutes of a code; codes of before the change are asked for again',
    'email_confirmations.challenge login_challenges.code_seed login_challenges.id login_challenges.replaced_by',
  ),
  ...listed('the name of a solved puzzle, for minutes', 'used_proofs.id'),
  ...listed(
    'a hash that compares contents, made without a key',
    `audit_seals.seal calendar_entries.fingerprint delivery_addresses.fingerprint
    idempotency_keys.request_hash`,
  ),
  ...listed('sealed with a key of its own, which sealed_key keeps', 'private_files.sealed'),
  ...listed('in clear', 'dish_photos.image invoice_documents.pdf profile_photos.jpeg'),
])
