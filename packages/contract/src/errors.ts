import { z } from "zod";

/** Every reason the API may refuse, and the HTTP status that goes with it. The code is also the i18n key. */
export const errorStatus = {
  invalid_input: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  forbidden: 403,
  csrf_mismatch: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,

  email_taken: 409,
  login_without_email: 422,
  username_taken: 409,
  cnpj_taken: 409,
  invalid_code: 422,
  guardian_required: 422,
  invitation_expired: 410,
  invitation_revoked: 410,
  invitation_accepted: 410,
  password_unchanged: 422,

  event_dates_reversed: 422,
  event_date_too_far: 422,
  event_has_fights: 409,

  category_already_added: 409,
  category_has_registrations: 409,
  nothing_to_add: 422,
  mat_name_taken: 409,
  mat_has_fights: 409,

  postal_code_invalid: 422,
  postal_code_unknown: 404,
  postal_code_service_down: 503,

  image_not_accepted: 422,
  image_too_many_pixels: 422,
  image_unknown: 422,

  mail_already_sent: 409,

  staff_already_invited: 409,
  affiliate_number_taken: 409,

  already_claimed: 409,
  claim_limit: 429,
  claim_other_person: 422,
  claim_not_a_child: 422,
  claim_same_category: 409,
  organization_has_events: 409,
  last_admin: 409,
  password_wrong: 422,

  gym_name_taken: 409,
  gym_not_usable: 422,
  affiliation_name_taken: 409,
  affiliation_not_usable: 422,
  headquarters_not_possible: 422,
  has_branches: 409,
  transfer_target_needed: 422,

  file_missing: 400,
  file_type_not_accepted: 422,
  file_unreadable: 422,
  file_too_large: 413,
  file_expands_too_much: 422,
  file_empty: 422,
  file_too_many_rows: 422,
  import_not_ready: 409,
  import_mapping_incomplete: 422,

  already_registered: 409,
  registration_in_bracket: 409,

  category_without_entries: 422,
  bracket_type_not_for_entries: 422,
  bracket_has_results: 409,
  bracket_changed: 409,
  positions_invalid: 422,
  no_bracket: 409,

  no_mats: 422,
  no_fights_to_plan: 422,

  fight_not_ready: 409,
  fight_athlete_busy: 409,
  fight_already_finished: 409,
  later_fight_started: 409,
  result_incomplete: 422,
  demo_exists: 409,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorBody = z.object({
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  /** In the language that the request asked for. */
  message: z.string(),
  /** Values for the message; for `invalid_input` one entry per field, already translated. */
  details: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
});
export type ErrorBody = z.infer<typeof errorBody>;
