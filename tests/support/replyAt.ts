import type { Static } from 'typebox';
import type { LOOKUPS } from '#catalogue/registry/lookups.ts';
import type * as boardDecisions from '#contract/academics/board-decisions.ts';
import type * as courses from '#contract/academics/courses.ts';
import type * as exemptions from '#contract/academics/exemptions.ts';
import type * as offerings from '#contract/academics/offerings.ts';
import type * as ownResults from '#contract/academics/own-results.ts';
import type * as provisional from '#contract/academics/provisional.ts';
import type * as rawResults from '#contract/academics/raw-results.ts';
import type * as registration from '#contract/academics/registration.ts';
import type * as registrationApproval from '#contract/academics/registration-approval.ts';
import type * as registrationRules from '#contract/academics/registration-rules.ts';
import type * as resits from '#contract/academics/resits.ts';
import type * as resultPapers from '#contract/academics/result-papers.ts';
import type * as resultSheets from '#contract/academics/result-sheets.ts';
import type * as scoreFiles from '#contract/academics/score-files.ts';
import type * as scoreUploads from '#contract/academics/score-uploads.ts';
import type * as scoreWindows from '#contract/academics/score-windows.ts';
import type * as sheetLists from '#contract/academics/sheet-lists.ts';
import type * as admissionList from '#contract/admissions/admission-list.ts';
import type * as answerLists from '#contract/admissions/answer-lists.ts';
import type * as answers from '#contract/admissions/answers.ts';
import type * as applicants from '#contract/admissions/applicants.ts';
import type * as applicationInvoices from '#contract/admissions/application-invoices.ts';
import type * as applications from '#contract/admissions/applications.ts';
import type * as awaitedResults from '#contract/admissions/awaited-results.ts';
import type * as candidates from '#contract/admissions/candidates.ts';
import type * as certificateChecks from '#contract/admissions/certificate-checks.ts';
import type * as clearance from '#contract/admissions/clearance.ts';
import type * as deadlines from '#contract/admissions/deadlines.ts';
import type * as documents from '#contract/admissions/documents.ts';
import type * as formulas from '#contract/admissions/formulas.ts';
import type * as invoiceTypes from '#contract/admissions/invoice-types.ts';
import type * as jamb from '#contract/admissions/jamb.ts';
import type * as jambOLevel from '#contract/admissions/jamb-olevel.ts';
import type * as letters from '#contract/admissions/letters.ts';
import type * as offers from '#contract/admissions/offers.ts';
import type * as olevelChecks from '#contract/admissions/olevel-checks.ts';
import type * as putmeResults from '#contract/admissions/putme-results.ts';
import type * as queries from '#contract/admissions/queries.ts';
import type * as shortlist from '#contract/admissions/shortlist.ts';
import type * as quotas from '#contract/admissions/quotas.ts';
import type * as referees from '#contract/admissions/referees.ts';
import type * as referrals from '#contract/admissions/referrals.ts';
import type * as requirements from '#contract/admissions/requirements.ts';
import type * as selection from '#contract/admissions/selection.ts';
import type * as callList from '#contract/admissions/call-list.ts';
import type * as contacts from '#contract/admissions/contacts.ts';
import type * as forms from '#contract/admissions/forms.ts';
import type * as waitingList from '#contract/admissions/waiting-list.ts';
import type * as notices from '#contract/communication/notices.ts';
import type * as notifications from '#contract/communication/notifications.ts';
import type * as ratings from '#contract/communication/ratings.ts';
import type * as assignmentChanges from '#contract/finance/assignment-changes.ts';
import type * as assignments from '#contract/finance/assignments.ts';
import type * as books from '#contract/finance/books.ts';
import type * as bursaryInvoices from '#contract/finance/bursary-invoices.ts';
import type * as debtors from '#contract/finance/debtors.ts';
import type * as feePapers from '#contract/finance/fee-papers.ts';
import type * as feeSetup from '#contract/finance/fee-setup.ts';
import type * as fees from '#contract/finance/fees.ts';
import type * as loans from '#contract/finance/loans.ts';
import type * as openingBalances from '#contract/finance/opening-balances.ts';
import type * as ownPayments from '#contract/finance/own-payments.ts';
import type * as paymentTimeline from '#contract/finance/payment-timeline.ts';
import type * as payments from '#contract/finance/payments.ts';
import type * as plans from '#contract/finance/plans.ts';
import type * as reconciliation from '#contract/finance/reconciliation.ts';
import type * as bank from '#contract/finance/bank.ts';
import type * as closings from '#contract/finance/closings.ts';
import type * as refunds from '#contract/finance/refunds.ts';
import type * as adjustments from '#contract/finance/adjustments.ts';
import type * as awardRequests from '#contract/finance/award-requests.ts';
import type * as scholarships from '#contract/finance/scholarships.ts';
import type * as studentAccounts from '#contract/finance/student-accounts.ts';
import type * as studentFees from '#contract/finance/student-fees.ts';
import type * as studentInvoices from '#contract/finance/student-invoices.ts';
import type * as bursarySettings from '#contract/finance/bursary-settings.ts';
import type * as publications from '#contract/finance/publications.ts';
import type * as hostelBooking from '#contract/hostels/booking.ts';
import type * as hostelDesk from '#contract/hostels/desk.ts';
import type * as hostelLeaving from '#contract/hostels/leaving.ts';
import type * as hostelReports from '#contract/hostels/reports.ts';
import type * as hostelReservations from '#contract/hostels/reservations.ts';
import type * as hostelSetup from '#contract/hostels/setup.ts';
import type { Endpoint, Reply } from '#contract/kit/endpoint.ts';
import type * as health from '#contract/operations/health.ts';
import type * as jobs from '#contract/operations/jobs.ts';
import type * as accounts from '#contract/people/accounts.ts';
import type * as appointments from '#contract/people/appointments.ts';
import type * as audit from '#contract/people/audit.ts';
import type * as lecturers from '#contract/people/lecturers.ts';
import type * as menus from '#contract/people/menus.ts';
import type * as roles from '#contract/people/roles.ts';
import type * as studentClaims from '#contract/people/student-claims.ts';
import type * as users from '#contract/people/users.ts';
import type * as applicantReports from '#contract/reports/applicants.ts';
import type * as applicationReports from '#contract/reports/applications.ts';
import type * as bursaryReports from '#contract/reports/bursary.ts';
import type * as paymentReports from '#contract/reports/payments.ts';
import type * as areas from '#contract/school/areas.ts';
import type * as departments from '#contract/school/departments.ts';
import type * as faculties from '#contract/school/faculties.ts';
import type * as lookups from '#contract/school/lookups.ts';
import type * as options from '#contract/school/options.ts';
import type * as schoolPapers from '#contract/school/papers.ts';
import type * as programmes from '#contract/school/programmes.ts';
import type * as sessions from '#contract/school/sessions.ts';
import type * as studentTypes from '#contract/school/student-types.ts';
import type * as cards from '#contract/shell/cards.ts';
import type * as dashboards from '#contract/shell/dashboards.ts';
import type * as palette from '#contract/shell/finding.ts';
import type * as corrections from '#contract/students/corrections.ts';
import type * as departmentChanges from '#contract/students/department-changes.ts';
import type * as finding from '#contract/students/finding.ts';
import type * as gates from '#contract/students/gates.ts';
import type * as matricNumbers from '#contract/students/matric-numbers.ts';
import type * as origins from '#contract/students/origins.ts';
import type * as profiles from '#contract/students/profiles.ts';
import type * as profilesUpload from '#contract/students/profiles-upload.ts';
import type * as promotions from '#contract/students/promotions.ts';
import type * as records from '#contract/students/records.ts';
import type * as siwes from '#contract/students/siwes.ts';
import type * as tags from '#contract/students/tags.ts';
import type * as terms from '#contract/students/terms.ts';
import type * as transcripts from '#contract/students/transcripts.ts';

type Values<Module> = Module extends unknown ? Module[keyof Module] : never;

/**
 * What the contract's modules export: endpoints, resources that hold several, and the schemas of their parts. A new module
 * is named here; until then its replies are `unknown` to the tests.
 */
type Stated = Values<
  | typeof boardDecisions
  | typeof courses
  | typeof exemptions
  | typeof offerings
  | typeof ownResults
  | typeof provisional
  | typeof rawResults
  | typeof registration
  | typeof registrationApproval
  | typeof registrationRules
  | typeof resits
  | typeof resultPapers
  | typeof resultSheets
  | typeof scoreFiles
  | typeof scoreUploads
  | typeof scoreWindows
  | typeof sheetLists
  | typeof admissionList
  | typeof answerLists
  | typeof answers
  | typeof applicants
  | typeof applicationInvoices
  | typeof applications
  | typeof awaitedResults
  | typeof candidates
  | typeof certificateChecks
  | typeof clearance
  | typeof deadlines
  | typeof documents
  | typeof formulas
  | typeof invoiceTypes
  | typeof jamb
  | typeof jambOLevel
  | typeof letters
  | typeof offers
  | typeof olevelChecks
  | typeof putmeResults
  | typeof quotas
  | typeof referees
  | typeof referrals
  | typeof requirements
  | typeof selection
  | typeof callList
  | typeof contacts
  | typeof forms
  | typeof waitingList
  | typeof notices
  | typeof notifications
  | typeof ratings
  | typeof assignmentChanges
  | typeof assignments
  | typeof books
  | typeof bursaryInvoices
  | typeof debtors
  | typeof feePapers
  | typeof feeSetup
  | typeof fees
  | typeof loans
  | typeof openingBalances
  | typeof ownPayments
  | typeof paymentTimeline
  | typeof payments
  | typeof plans
  | typeof reconciliation
  | typeof bank
  | typeof closings
  | typeof adjustments
  | typeof refunds
  | typeof awardRequests
  | typeof scholarships
  | typeof studentAccounts
  | typeof studentFees
  | typeof studentInvoices
  | typeof bursarySettings
  | typeof publications
  | typeof queries
  | typeof shortlist
  | typeof hostelBooking
  | typeof hostelDesk
  | typeof hostelLeaving
  | typeof hostelReports
  | typeof hostelReservations
  | typeof hostelSetup
  | typeof health
  | typeof jobs
  | typeof accounts
  | typeof appointments
  | typeof audit
  | typeof lecturers
  | typeof menus
  | typeof roles
  | typeof studentClaims
  | typeof users
  | typeof applicantReports
  | typeof applicationReports
  | typeof bursaryReports
  | typeof paymentReports
  | typeof areas
  | typeof departments
  | typeof faculties
  | typeof lookups
  | typeof options
  | typeof schoolPapers
  | typeof programmes
  | typeof sessions
  | typeof studentTypes
  | typeof cards
  | typeof dashboards
  | typeof palette
  | typeof corrections
  | typeof departmentChanges
  | typeof finding
  | typeof gates
  | typeof matricNumbers
  | typeof origins
  | typeof profiles
  | typeof profilesUpload
  | typeof promotions
  | typeof records
  | typeof siwes
  | typeof tags
  | typeof terms
  | typeof transcripts
>;

type EndpointOf<Export> = Extract<Export, Endpoint> | Extract<Values<Exclude<Export, Endpoint>>, Endpoint>;

/** What stands for a parameter, in the contract's path as in a caller's: whatever is no fixed word. */
type Segment<Text extends string> =
  Record<never, never> extends Record<Text, unknown> ? ':' : Text extends `:${string}` | `${number}` ? ':' : Text;

type Segments<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? `${Segment<First>}/${Segments<Rest>}`
  : Segment<Path>;

type StatedReplies = { [E in EndpointOf<Stated> as `${E['method']} ${Segments<E['path']>}`]: Reply<E> };

type LookupReplies = {
  [Name in keyof typeof LOOKUPS as `GET ${Segments<(typeof LOOKUPS)[Name]['path']>}`]: lookups.LookupOption[];
};

type Replies = StatedReplies & LookupReplies;

/** At the addresses that programmes bind in their `endpoints.json`. */
type ProgrammeReply<Call extends string> = Call extends `POST /${string}/login`
  ? applications.EntranceReply
  : Call extends `GET /${string}/${'application' | 'load-form' | 'load-forms'}`
    ? applications.ApplicationRecord
    : Call extends `GET /${string}/application-slip`
      ? applications.SlipReply
      : Call extends `POST /${string}/add-or-update-${string}`
        ? string
        : RefereeReply<Call>;

/** At the addresses of a programme that asks referees: `REFEREE_ADDRESSES`. */
type RefereeReply<Call extends string> = Call extends
  `GET /${string}/referees` | `POST /${string}/resend-referee-mail` | `PUT /${string}/referee-email`
  ? referees.RefereeProgress[]
  : Call extends `POST /${string}/open-referee-form`
    ? referees.RefereeForm
    : Call extends `POST /${string}/renew-referee-pass-code`
      ? null
      : Call extends `POST /${string}/submit-referee-form`
        ? Static<typeof referees.Answered>
        : unknown;

/** It is inferred, not indexed: the replies' union, which an index is bounded by, costs the type checker seconds. */
type ReplyTo<Call extends string> = Call extends unknown
  ? Replies extends Record<Call, infer Found>
    ? Found
    : ProgrammeReply<Call>
  : never;

type WithoutQuery<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path;

/**
 * What the contract says stands under `data` in the reply of `GET` and `/api/Invoice/${string}`, whatever the query:
 * `unknown` where it does not say, or where the path is any text.
 */
export type ReplyAt<Method extends string, Path extends string> =
  WithoutQuery<Path> extends `/api${infer Rest}` ? ReplyTo<`${Method} ${Segments<Rest>}`> : unknown;
