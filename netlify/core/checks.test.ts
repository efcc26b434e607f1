import { beforeAll, describe, expect, test } from 'vitest';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment({ reset: false });

type Row = Record<string, unknown>;

const someone = { name: 'Aline', email: 'aline@example.com' };
const soon = '2099-01-01';
const itself = crypto.randomUUID();
const sha256 = '0123456789abcdef'.repeat(4);

/** Valid rows by table, without the references in `parents`. */
const right = {
  users: someone,
  registrations: { ...someone, password_hash: 'x', expires_at: soon },
  one_time_codes: { purpose: 'register', subject: 'x', email: 'x', code_hash: 'x', expires_at: soon },
  totp_secrets: { next_secret: 'x' },
  recovery_codes: { code_hash: sha256 },
  passkeys: { credential_id: 'x', public_key: 'x', device: 'x' },
  passkey_challenges: { challenge: 'x', expires_at: soon },
  login_tickets: { token_hash: sha256, expires_at: soon },
  invitations: { email: 'x', token_hash: 'x', expires_at: soon },
  bookings: {
    ...someone,
    reference: 'FTS-1',
    phone: '0788123456',
    location: '',
    message: '',
    total: 1,
  },
  booking_lines: { position: 1, sku: 'x', options: '{}', label: 'x', quantity: 1, price: '{}', amount: 1 },
  payments: { attempt: 1, amount: 1, phone: '0788123456' },
  blocked_numbers: { phone: '0788123456', reason: '' },
  payment_differences: { kind: 'unknown', transaction_ref: 'x', phone: '' },
  held_networks: { network: sha256 },
  reset_codes: { email: 'x', code_hash: 'x', key_hash: sha256, expires_at: soon },
  offers: { total: 1, last_day: soon, reason: '', actor: 'x' },
  day_closings: { day: soon, round: 1, sums: '[]', note: '', actor: 'x' },
  plan_parts: { position: 0, amount: 1, due_day: soon },
  shares: { name: 'x', amount: 1, token_hash: sha256, actor: 'x' },
  refund_requests: { method: 'cash', amount: 1, day: soon, reason: 'x', actor: 'x' },
  till_entries: { day: soon, kind: 'float', amount: 1, reason: 'x', actor: 'x' },
  ledger_checks: { booking_id: crypto.randomUUID(), entries: 1, digest: sha256 },
  paper_counters: { series: 'quote', year: 2099, last: 1 },
  papers: {
    series: 'quote',
    year: 2026,
    code: 'x',
    day: soon,
    amount: 1,
    body: '{}',
    holder_digest: sha256,
    digest: sha256,
    actor: 'x',
  },
  letters: { subject: 'x', body: 'x', actor: 'x' },
  ebm_receipts: {},
  discount_codes: { code: 'x', percent: 10, email: 'x', expires_at: soon },
  enrolments: {
    ...someone,
    status: 'enrolled',
    class_id: 'intore',
    class_name: 'Intore',
    price: 1,
    phone: '',
    age: 20,
    experience: 'beginner',
    emergency_contact: '',
    payment_method: 'cash',
    consent_text: '',
  },
  applications: {
    ...someone,
    phone: '',
    programme: 'x',
    programme_title: 'x',
    availability: '',
    motivation: '',
    cv_key: 'x',
    cv_name: 'x',
    cv_bytes: 1,
    consent_text: '',
  },
  clients: { name: 'Aline' },
  client_keys: { kind: 'phone', value: '0788999999' },
  client_notes: { author: 'x', text: 'x' },
  message_keys: { token_hash: 'x' },
  messages: { ...someone, phone: '', subject: '', message: '', consent: '' },
  message_templates: { name: 'x', text: '' },
  outbox: { dedupe_key: 'x', subject_id: crypto.randomUUID(), recipient: '', subject: '', body: '' },
  subscribers: { email: 'x', consent: '' },
  subscriber_tokens: { token_hash: 'x', purpose: 'confirm' },
  gallery_files: { width: 1, height: 1, bytes: 1, idempotency_key: 'x', digest: '' },
  shelf_entries: { kind: 'service', id: 'x', state: 'draft', updated_by: crypto.randomUUID() },
  erasures: { kind: 'x', ran_at: soon, count: 0 },
  server_errors: { minute: soon, count: 1 },
  job_runs: { job: 'x', failed_at: soon },
  site_builds: { only: true },
  resources: { kind: 'camera', name: 'x' },
  assignments: { starts_at: '2099-01-01', ends_at: '2099-01-02', actor: 'x' },
  tasks: { template: 'x', position: 0, title: 'x', days_from_session: 0 },
  waiting_list: { day: soon, items: '[]', name: 'x', phone: '0788123456', token_hash: sha256 },
  saved_views: { list: 'bookings', name: 'x', query: '', actor: 'x' },
  submissions: { kind: 'booking', key: 'x', digest: '' },
  backups: { started_at: soon, seconds: 1, ok: true, bytes: 1, rows: 1, files: 0, missing_files: 0 },
} satisfies Record<string, Row>;

type Table = keyof typeof right;

/** Violations by constraint. Ledger rows: `netlify/core/payment/ledger/ledger.test.ts`. */
const wrong: [constraint: string, table: Table, changes: Row][] = [
  ['blocked_numbers_phone_mobile', 'blocked_numbers', { phone: '+250788123456' }],
  ['submissions_kind_known', 'submissions', { kind: 'other' }],
  ['payment_differences_kind_known', 'payment_differences', { kind: 'other' }],
  ['payment_differences_our_status_known', 'payment_differences', { our_status: 'lost' }],
  ['payment_differences_their_status_known', 'payment_differences', { their_status: 'lost' }],
  ['payment_differences_version_range', 'payment_differences', { version: 0 }],
  ['users_role_known', 'users', { role: 'ROOT' }],
  ['users_language_known', 'users', { language: 'de' }],
  ['registrations_language_known', 'registrations', { language: 'de' }],
  ['bookings_language_known', 'bookings', { language: 'de' }],
  ['enrolments_language_known', 'enrolments', { language: 'de' }],
  ['applications_language_known', 'applications', { language: 'de' }],
  ['messages_language_known', 'messages', { language: 'de' }],
  ['subscribers_language_known', 'subscribers', { language: 'de' }],
  ['waiting_list_language_known', 'waiting_list', { language: 'de' }],
  ['shares_language_known', 'shares', { language: 'de' }],
  ['one_time_codes_purpose_known', 'one_time_codes', { purpose: 'reset' }],
  ['one_time_codes_tries_range', 'one_time_codes', { tries: -1 }],
  ['totp_secrets_confirmed', 'totp_secrets', { confirmed_at: soon }],
  ['totp_secrets_confirmed', 'totp_secrets', { secret: 'x' }],
  ['totp_secrets_key', 'totp_secrets', { next_secret: null }],
  ['totp_secrets_last_step_range', 'totp_secrets', { last_step: -1 }],
  ['recovery_codes_code_hash_digest', 'recovery_codes', { code_hash: 'ABCD-EFGH-JKLM-NPQR' }],
  ['passkeys_credential_id_base64url', 'passkeys', { credential_id: '' }],
  ['passkeys_public_key_base64url', 'passkeys', { public_key: 'a+b=' }],
  ['passkeys_counter_range', 'passkeys', { counter: -1 }],
  ['passkey_challenges_challenge_base64url', 'passkey_challenges', { challenge: 'a b' }],
  ['login_tickets_token_hash_digest', 'login_tickets', { token_hash: 'the-ticket' }],
  ['reset_codes_key_hash_digest', 'reset_codes', { key_hash: 'the-key' }],
  ['held_networks_network_digest', 'held_networks', { network: '192.0.2.1' }],
  ['invitations_ending_known', 'invitations', { ending: 'lost', email: '' }],
  ['invitations_forgotten', 'invitations', { ending: 'accepted' }],
  ['bookings_kind_known', 'bookings', { kind: 'gift' }],
  ['bookings_fee_has_no_day', 'bookings', { kind: 'fee', event_date: soon }],
  ['bookings_held', 'bookings', { kind: 'fee', held_until: soon }],
  ['bookings_held', 'bookings', { status: 'confirmed', held_until: soon }],
  ['bookings_source_known', 'bookings', { source: 'fax' }],
  ['bookings_status_known', 'bookings', { status: 'paid' }],
  ['bookings_status_known', 'bookings', { status: 'Pending' }],
  ['bookings_phone_mobile', 'bookings', { phone: ' ' }],
  ['bookings_phone_mobile', 'bookings', { phone: '+250788123456' }],
  ['bookings_phone_mobile', 'bookings', { phone: '07881234567' }],
  ['bookings_phone_mobile', 'bookings', { phone: '0788123456\n' }],
  ['bookings_phone_mobile', 'bookings', { phone: '٠٧٨٨١٢٣٤٥٦' }],
  ['bookings_discount_percent_range', 'bookings', { discount_percent: 101 }],
  ['bookings_discount_percent_range', 'bookings', { discount_percent: -1 }],
  ['bookings_discount_amount_range', 'bookings', { discount_amount: -1 }],
  ['bookings_total_range', 'bookings', { total: -1 }],
  ['bookings_due_range', 'bookings', { due: -1 }],
  ['bookings_moves_range', 'bookings', { moves: -1 }],
  ['bookings_renewals_range', 'bookings', { renewals: -1 }],
  ['bookings_revision_range', 'bookings', { revision: -1 }],
  ['bookings_version_range', 'bookings', { version: 0 }],
  ['bookings_tin_digits', 'bookings', { tin: '12345678' }],
  ['booking_lines_position_range', 'booking_lines', { position: -1 }],
  ['booking_lines_quantity_range', 'booking_lines', { quantity: 0 }],
  ['booking_lines_amount_range', 'booking_lines', { amount: -1, vat: -1 }],
  ['booking_lines_agreed_range', 'booking_lines', { agreed: -1 }],
  ['booking_lines_vat', 'booking_lines', { vat: 2 }],
  ['booking_lines_vat', 'booking_lines', { vat: -1 }],
  ['payments_status_known', 'payments', { status: 'refunded' }],
  ['payments_phone_mobile', 'payments', { phone: '0888123456' }],
  ['payments_phone_digest_digest', 'payments', { phone: '', phone_digest: '0788123456' }],
  ['payments_phone_or_digest', 'payments', { phone_digest: sha256 }],
  ['payments_attempt_range', 'payments', { attempt: 0 }],
  ['payments_amount_range', 'payments', { amount: 0 }],
  ['payments_tries_range', 'payments', { tries: -1 }],
  ['offers_total', 'offers', { total: 0 }],
  ['offers_state', 'offers', { state: 'lost', closed_at: soon }],
  ['offers_closed', 'offers', { state: 'accepted' }],
  ['offers_closed', 'offers', { closed_at: soon }],
  ['day_closings_round_range', 'day_closings', { round: 0 }],
  ['day_closings_counted', 'day_closings', { counted_cash: -1 }],
  ['plan_parts_position_range', 'plan_parts', { position: -1 }],
  ['plan_parts_amount_range', 'plan_parts', { amount: 0 }],
  ['plan_parts_days_before_range', 'plan_parts', { due_day: null, days_before: -1 }],
  ['plan_parts_one_due', 'plan_parts', { days_before: 7 }],
  ['shares_amount_range', 'shares', { amount: 0 }],
  ['shares_token_hash_digest', 'shares', { token_hash: 'the-token' }],
  ['refund_requests_method_known', 'refund_requests', { method: 'cheque' }],
  ['refund_requests_state_known', 'refund_requests', { state: 'lost', decided_by: 'y' }],
  ['refund_requests_amount_range', 'refund_requests', { amount: 0 }],
  ['refund_requests_decided', 'refund_requests', { decided_by: 'y' }],
  ['refund_requests_second_person', 'refund_requests', { state: 'approved', decided_by: 'x' }],
  ['till_entries_kind_known', 'till_entries', { kind: 'gift' }],
  ['till_entries_amount_range', 'till_entries', { amount: 0 }],
  ['ledger_checks_entries_range', 'ledger_checks', { entries: 0 }],
  ['ledger_checks_digest_digest', 'ledger_checks', { digest: 'x' }],
  ['paper_counters_series_known', 'paper_counters', { series: 'invoice' }],
  ['paper_counters_last_range', 'paper_counters', { last: 0 }],
  ['papers_amount_range', 'papers', { amount: -1 }],
  ['papers_holder_digest_digest', 'papers', { holder_digest: 'x' }],
  ['papers_digest_digest', 'papers', { digest: 'x' }],
  ['bookings_start_with_length', 'bookings', { start_time: '10:00' }],
  ['bookings_start_with_length', 'bookings', { start_time: '10:00', minutes: 60 }],
  ['bookings_start_time', 'bookings', { event_date: soon, start_time: '24:00', minutes: 60 }],
  ['bookings_minutes_range', 'bookings', { event_date: soon, start_time: '10:00', minutes: 14 }],
  ['resources_kind_known', 'resources', { kind: 'drone' }],
  ['resources_name', 'resources', { name: '' }],
  ['resources_account_of_person', 'resources', { user_id: crypto.randomUUID() }],
  ['resources_version_range', 'resources', { version: 0 }],
  ['assignments_span', 'assignments', { ends_at: '2099-01-01' }],
  ['assignments_for_something', 'assignments', { reason: 'x' }],
  ['tasks_done_by_someone', 'tasks', { done_at: soon }],
  ['tasks_position_range', 'tasks', { position: -1 }],
  ['tasks_version_range', 'tasks', { version: 0 }],
  ['waiting_list_token_hash_digest', 'waiting_list', { token_hash: 'the-token' }],
  ['waiting_list_phone_mobile', 'waiting_list', { phone: '+250788123456' }],
  ['waiting_list_booked_when_offered', 'waiting_list', { booking_id: crypto.randomUUID() }],
  ['saved_views_name', 'saved_views', { name: '' }],
  ['letters_state_known', 'letters', { state: 'lost', started_at: soon }],
  ['letters_version_range', 'letters', { version: 0 }],
  ['letters_started', 'letters', { started_at: soon }],
  ['letters_erased_sent_range', 'letters', { erased_sent: -1 }],
  ['letters_erased_bounced_range', 'letters', { erased_bounced: -1 }],
  ['letters_left_count_range', 'letters', { left_count: -1 }],
  ['ebm_receipts_state_known', 'ebm_receipts', { state: 'lost' }],
  ['ebm_receipts_tries_range', 'ebm_receipts', { tries: -1 }],
  ['discount_codes_percent_range', 'discount_codes', { percent: 0 }],
  ['discount_codes_percent_range', 'discount_codes', { percent: 101 }],
  ['enrolments_status_known', 'enrolments', { status: 'left' }],
  ['enrolments_experience_known', 'enrolments', { experience: 'expert' }],
  ['enrolments_payment_method_known', 'enrolments', { payment_method: 'cheque' }],
  ['enrolments_waiting_number_range', 'enrolments', { waiting_number: 0 }],
  ['enrolments_price_range', 'enrolments', { price: -1 }],
  ['enrolments_age_range', 'enrolments', { age: 0 }],
  ['enrolments_age_range', 'enrolments', { age: 121 }],
  ['enrolments_version_range', 'enrolments', { version: 0 }],
  ['applications_status_known', 'applications', { status: 'new' }],
  ['applications_cv_bytes_range', 'applications', { cv_bytes: 0 }],
  ['applications_version_range', 'applications', { version: 0 }],
  ['clients_language_known', 'clients', { language: 'de' }],
  ['clients_merged_into_another', 'clients', { id: itself, merged_into: itself }],
  ['clients_version_range', 'clients', { version: 0 }],
  ['client_keys_kind_known', 'client_keys', { kind: 'name' }],
  ['client_keys_value', 'client_keys', { value: '' }],
  ['messages_status_known', 'messages', { status: 'snoozed' }],
  ['messages_version_range', 'messages', { version: 0 }],
  ['message_templates_version_range', 'message_templates', { version: 0 }],
  ['outbox_channel_known', 'outbox', { channel: 'fax' }],
  ['outbox_delivery_known', 'outbox', { delivery: 'lost' }],
  ['outbox_status_known', 'outbox', { status: 'failed' }],
  ['outbox_tries_range', 'outbox', { tries: -1 }],
  ['subscribers_status_known', 'subscribers', { status: 'bounced' }],
  ['subscriber_tokens_purpose_known', 'subscriber_tokens', { purpose: 'login' }],
  ['gallery_files_width_range', 'gallery_files', { width: 0 }],
  ['gallery_files_height_range', 'gallery_files', { height: 0 }],
  ['gallery_files_bytes_range', 'gallery_files', { bytes: 0 }],
  ['site_builds_only', 'site_builds', { only: false }],
  ['site_builds_state_known', 'site_builds', { state: 'done' }],
  ['shelf_entries_state_known', 'shelf_entries', { state: 'removed' }],
  ['shelf_entries_version_range', 'shelf_entries', { version: 0 }],
  ['erasures_count_range', 'erasures', { count: -1 }],
  ['server_errors_count_range', 'server_errors', { count: 0 }],
  ['job_runs_ended', 'job_runs', { failed_at: null }],
  ['backups_problem', 'backups', { ok: false }],
  ['backups_problem', 'backups', { problem: 'The disk is full.' }],
  ['backups_sizes', 'backups', { bytes: -1 }],
];

let parents: Partial<Record<Table, Row>> = {};
beforeAll(async () => {
  const idOf = async (table: Table, row: Row) => (await insert(table, row))[0]?.['id'];
  const booking_id = await idOf('bookings', { ...right.bookings, reference: 'FTS-0' });
  const subscriber_id = await idOf('subscribers', { ...right.subscribers, email: '0' });
  const client_id = await idOf('clients', right.clients);
  const message_id = await idOf('messages', right.messages);
  const user_id = await idOf('users', { ...right.users, email: '0' });
  const ofBooking = { booking_id };
  const entry = `insert into ledger_entries (booking_id, kind, account, amount, day, actor) values ($1, 'charge', 'booking', 1, '${soon}', 'x') returning id`;
  const [charge] = await environment.sql(entry, [booking_id]);
  const resource_id = await idOf('resources', { ...right.resources, name: '0' });
  const line_id = await idOf('booking_lines', { ...right.booking_lines, booking_id, position: 0 });
  const ofUser = { user_id };
  parents = {
    booking_lines: ofBooking,
    held_networks: ofBooking,
    payments: ofBooking,
    offers: ofBooking,
    plan_parts: ofBooking,
    shares: ofBooking,
    refund_requests: ofBooking,
    assignments: { booking_id, resource_id },
    tasks: { booking_id, line_id },
    ebm_receipts: { entry_id: charge?.['id'] },
    subscriber_tokens: { subscriber_id },
    client_keys: { client_id },
    client_notes: { client_id },
    message_keys: { message_id },
    totp_secrets: ofUser,
    recovery_codes: ofUser,
    passkeys: ofUser,
    login_tickets: ofUser,
  };
});

function insert(table: Table, row: Row): Promise<Row[]> {
  const columns = Object.keys(row);
  return environment.sql(
    `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')}) returning *`,
    Object.values(row),
  );
}

describe('CHECK constraints', () => {
  test.each(wrong)('constraint %s rejects a row of %s with %j', async (constraint, table, changes) => {
    const row = { ...right[table], ...parents[table], ...changes };
    await expect(insert(table, row)).rejects.toMatchObject({ code: '23514', constraint });
  });
});

test.each(Object.keys(right) as Table[])('a valid row of %s is accepted', async (table) => {
  expect(await insert(table, { ...right[table], ...parents[table] })).toHaveLength(1);
});

test('every CHECK constraint has a violating case', async () => {
  const rows = await environment.sql<{ name: string }>(
    `select conname as name from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !name.startsWith('ledger_entries_'));
  expect([...new Set(wrong.map(([constraint]) => constraint))].sort()).toEqual(names.sort());
});
