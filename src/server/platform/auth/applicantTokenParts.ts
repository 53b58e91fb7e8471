/** A part of the statement that lets an applicant in, one for each row of `held`. */
export const storeApplicantToken = (held: string): string =>
  `insert into applicant_token (token_hash, application_id, expires_at) select $tokenHash, $applicationId, $expiresAt from ${held}`;

/** A part of the statement that takes an application away from who is in it. */
export const END_APPLICANT_TOKENS = 'delete from applicant_token where application_id = $applicationId';
