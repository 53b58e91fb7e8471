import { later, workingMoment } from '../../../kit/demo/calendar.ts';
import { DEMO_DEPARTMENTS } from '../../../kit/demo/departments.ts';
import { addressOf, personOf } from '../../../kit/demo/people.ts';
import { randomOf } from '../../../kit/demo/random.ts';
import {
  channelOf,
  demoRrr,
  type DemoInvoice,
  insertDemoInvoices,
  orderIdOf,
  paidAfter,
} from '../../../finance/payments/demo/invoices.ts';
import type { Demo, DemoStep } from '../../../platform/demo.ts';
import { insertDemoProgress, insertDemoRequests } from './sql.ts';

const REQUESTS = 28;
const RECIPIENTS = {
  Nigeria: [
    'The Secretary, Postgraduate School, University of Ibadan',
    'The Registrar, Bayero University, Kano',
    'Nigerian Accounting Board, Abuja',
  ],
  'Rest of Africa': ['Graduate Office, University of Ghana, Legon', 'The Registrar, University of Pretoria'],
  Elsewhere: ['World Education Services, Toronto', 'Graduate Admissions, University of Leeds'],
} as const;
const DESTINATIONS = [
  ['Nigeria', 6],
  ['Rest of Africa', 1.5],
  ['Elsewhere', 2.5],
] as const;
const DELIVERIES = ['Courier', 'E-mail', 'Collection'] as const;
/** How far the paid ones have come; the first are waiting to be begun. */
const REACHED = [[], [], ['Being prepared'], ['Being prepared'], ['Being prepared', 'Sent']] as const;

/** Graduates' requests: some not paid, some waiting, some under way, some done. */
export const demoTranscripts: DemoStep = {
  name: 'transcripts',
  needs: ['staff'],
  slice(demo) {
    const made = Array.from({ length: REQUESTS }, (_, place) => requestAt(demo, place));
    return async (tx) => {
      await insertDemoRequests(tx, { requests: made.map(({ request }) => request) });
      await insertDemoInvoices(
        tx,
        demo,
        made.map(({ invoice }) => invoice),
      );
      await insertDemoProgress(tx, { progress: made.flatMap(({ progress }) => progress), actor: 'registrar' });
    };
  },
};

function requestAt(demo: Demo, place: number) {
  const random = randomOf(`transcript ${demo.day} ${place}`);
  const year = Number(demo.session.name.slice(0, 4));
  const graduationYear = year - random.between(1, 9);
  const person = personOf(random, graduationYear - 26, graduationYear - 21);
  const department = random.pick(DEMO_DEPARTMENTS);
  const [destination, delivery, copies] = [
    random.weighted(DESTINATIONS),
    random.pick(DELIVERIES),
    random.chance(0.7) ? 1 : random.between(2, 3),
  ];
  const requestedAt = workingMoment(random, demo.day, 45, 6);
  const payer = {
    lastname: person.surname,
    firstname: person.firstname,
    middlename: person.middlename,
    phone: person.phone,
    email: addressOf(person, place + 1, 'graduates.example'),
    regNumber: `${department.code}/${graduationYear - 4}/${random.digits(4)}`,
  };
  const id = random.uuid();
  const paidAt = random.chance(0.78) ? paidAfter(random, requestedAt, demo.day) : undefined;
  const invoice: DemoInvoice = {
    ...payer,
    id: random.uuidAt(requestedAt),
    fee: destination,
    times: copies,
    about: id,
    createdAt: requestedAt,
    rrr: demoRrr(5, 1_000 + place),
    orderId: orderIdOf(random),
    description: `Transcript, ${destination}${copies === 1 ? '' : ` (${copies} copies)`}`,
    channel: channelOf(random),
    verificationCode: random.uuid().replaceAll('-', ''),
    ...(paidAt && { paidAt }),
  };
  const answers = {
    Lastname: payer.lastname,
    FirstName: payer.firstname,
    ...(payer.middlename && { MiddleName: payer.middlename }),
    RegNumber: payer.regNumber,
    departmentId: department.id,
    graduationYear,
    MobileNumber: payer.phone,
    Email: payer.email,
    destination,
    delivery,
    recipient: random.pick(RECIPIENTS[destination]),
    copies,
    ...(delivery === 'Courier' && { address: `${random.between(1, 90)} College Road, ${person.state}` }),
    ...(delivery === 'E-mail' && { recipientEmail: `records${place}@institutions.example` }),
  };
  const progress = paidAt
    ? random.pick(REACHED).map((state, step) => ({ requestId: id, state, at: later(paidAt, 60 + step * 900) }))
    : [];
  return { request: { id, answers, requestedAt }, invoice, progress };
}
