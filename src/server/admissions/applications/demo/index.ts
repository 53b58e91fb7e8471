import { entranceOf } from '#catalogue/registry/entrances.ts';
import type { ApplicantFacts, JambFacts } from '#catalogue/prefill.ts';
import { aggregateOf, displayAggregate, USUAL_TERMS } from '#rules/admissions/aggregate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import {
  channelOf,
  demoRrr,
  type DemoInvoice,
  insertDemoInvoices,
  orderIdOf,
  paidAfter,
} from '../../../finance/payments/demo/invoices.ts';
import { later, startOf, workingMoment } from '../../../kit/demo/calendar.ts';
import { addressOf } from '../../../kit/demo/people.ts';
import { randomOf, type Random } from '../../../kit/demo/random.ts';
import type { Demo, DemoStep } from '../../../platform/demo.ts';
import { candidateFor } from '../../jamb/demoCandidates.ts';
import { candidateReader } from '../../jamb/listRow.ts';
import { fillForm, type FilledForm } from './application.ts';
import { putFiles } from './files.ts';
import { portrait, scan } from './pictures.ts';
import { plannedApplications, plannedAt, type PlannedApplication } from './plan.ts';
import { refereesOf } from './referees.ts';
import { insertApplications, insertDocuments, insertDrafts, insertReferees, insertSections } from './sql.ts';

const SLICE = 20;
const DAY_MS = 24 * 60 * 60_000;
const PERIOD_DAYS = 88;
/** From the invoice to the last section none takes longer. */
const LONGEST_DAYS = 6;

export const demoApplications: DemoStep = {
  name: 'applications',
  needs: ['candidates'],
  slices: (demo) => Math.ceil(plannedApplications(demo) / SLICE),
  async slice(demo, index) {
    const [from, to] = [index * SLICE, Math.min((index + 1) * SLICE, plannedApplications(demo))];
    const page = await scan();
    const made: Made[] = [];
    for (let place = from; place < to; place += 1) made.push(await applicationOf(demo, plannedAt(demo, place), page));
    const begun = made.flatMap(({ form, ...rest }) =>
      form ? [{ ...rest, form, applicationId: rest.application!.id }] : [],
    );
    const documents = begun.flatMap(({ applicationId, form }) =>
      form.documents.map((document) => ({ ...document, applicationId })),
    );
    await putFiles(demo, documents);
    return async (tx) => {
      await insertDemoInvoices(
        tx,
        demo,
        made.map(({ invoice }) => invoice),
      );
      await insertApplications(tx, {
        applications: begun.map(({ application }) => application!),
        sessionId: demo.session.id,
      });
      await insertSections(tx, {
        sections: begun.flatMap(({ applicationId, form }) =>
          form.sections.map((section) => ({ ...section, applicationId })),
        ),
      });
      await insertDrafts(tx, {
        drafts: begun.flatMap(({ applicationId, form }) => (form.draft ? [{ ...form.draft, applicationId }] : [])),
      });
      await insertDocuments(tx, {
        documents: documents.map(({ bytes, ...document }) => ({ ...document, byteCount: bytes.length })),
      });
      await insertReferees(tx, {
        referees: begun.flatMap((each) => refereesOf(demo, each.planned, each.applicationId, each.form)),
      });
    };
  },
};

interface Made {
  readonly planned: PlannedApplication;
  readonly invoice: DemoInvoice;
  readonly application?: { readonly id: string } & Readonly<Record<string, unknown>>;
  readonly form?: FilledForm;
}

async function applicationOf(demo: Demo, planned: PlannedApplication, page: Buffer): Promise<Made> {
  const { place, programme, progress, applicant, isInTime } = planned;
  const random = randomOf(`application of ${demo.day} ${place}`);
  const jamb = jambOf(demo, planned);
  const createdAt = workingMoment(random, demo.day, daysOpen(demo, programme.opens), isInTime ? LONGEST_DAYS : 1);
  const email = addressOf(applicant, place + 1, 'applicants.example');
  const payer = {
    lastname: applicant.surname,
    firstname: applicant.firstname,
    middlename: applicant.middlename,
    email,
    phone: applicant.phone,
  };
  const paidAt = progress === 'invoiced' ? undefined : paidAfter(random, createdAt, demo.day);
  const invoice: DemoInvoice = {
    ...payer,
    id: random.uuidAt(createdAt),
    applicationTypeId: programme.applicationTypeId,
    description: programme.invoice.description,
    amountKobo: programme.invoice.amount * 100,
    regNumber: jamb?.jambNumber ?? applicant.phone,
    about: '',
    createdAt,
    rrr: demoRrr(1, place),
    orderId: orderIdOf(random),
    channel: channelOf(random),
    verificationCode: code(random),
    ...(paidAt && { paidAt }),
  };
  if (!paidAt || progress === 'paid') return { planned, invoice };
  const startedAt = later(paidAt, random.between(10, 600));
  if (startedAt >= startOf(demo.day)) return { planned, invoice };
  const facts: ApplicantFacts = {
    lastname: payer.lastname,
    firstname: payer.firstname,
    middlename: payer.middlename,
    email,
    mobileNumber: payer.phone,
    startedOn: lagosDay(startedAt),
    ...jamb,
  };
  const id = random.uuidAt(startedAt);
  const form = fillForm(demo, { planned, facts, startedAt, random, portrait: await portrait(random), scan: page });
  return {
    planned,
    invoice,
    form,
    application: {
      ...payer,
      id,
      place,
      programme: programme.id,
      version: programme.version,
      rrr: invoice.rrr,
      numberPrefix: `${programme.id.toUpperCase()}/${startedAt.getUTCFullYear()}/`,
      passportId: form.documents.find(({ purpose }) => purpose === 'passport')?.id ?? null,
      verificationCode: code(random),
      startedAt,
      completedAt: form.completedAt,
      jambNumber: jamb?.jambNumber ?? null,
    },
  };
}

const code = (random: Random): string => random.uuid().replaceAll('-', '');

/** Nobody applies before the programme is open; one that is not open yet has had its applicants all the same. */
function daysOpen({ day }: Demo, opens: string): number {
  const days = Math.floor((Date.parse(day) - Date.parse(opens)) / DAY_MS);
  return days > LONGEST_DAYS ? Math.min(days, PERIOD_DAYS) : PERIOD_DAYS;
}

function jambOf(demo: Demo, { place, programme, applicant }: PlannedApplication): JambFacts | undefined {
  const { list } = entranceOf(programme);
  if (!list) return undefined;
  const { row, putmeScore } = candidateFor(demo, place, applicant, list);
  const read = candidateReader(demo.lookups, list)(row);
  if ('errors' in read) throw new Error(`Candidate ${place} of the demo college: ${read.errors[0]!.message}`);
  const { registrationNumber, genderId, facultyId, departmentId, subjects, utmeScore } = read.entry;
  const scores = subjects.flatMap(({ subjectId, score }, index) => [
    [`utmeSubject${index + 1}Id`, subjectId],
    [`utmeSubject${index + 1}Score`, score],
  ]);
  return {
    jambNumber: registrationNumber,
    genderId,
    facultyId,
    departmentId,
    ...(utmeScore !== null && { utmeScore }),
    ...(Object.fromEntries(scores) as Partial<JambFacts>),
    putmeScore: putmeScore ?? 0,
    aggregateScore:
      putmeScore === null
        ? 0
        : Number(displayAggregate(aggregateOf(USUAL_TERMS, { utme: utmeScore ?? 0, putme: putmeScore, olevel: 0 }))),
  };
}
