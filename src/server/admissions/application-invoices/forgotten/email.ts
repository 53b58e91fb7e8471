import type { ProgrammeSummary, RefusedProgramme } from '#catalogue/programme.ts';
import { paymentPage } from '../../../finance/payments/service.ts';
import type { EmailText } from '../../../platform/mail/emailText.ts';
import type { RowOf } from '../../../platform/database/describedSql.ts';
import { correctedText } from '../../../platform/programmes/refusedProgrammes.ts';

type Forgotten = RowOf<'rrrs-of-contact'>;

export const forgottenEmail = (
  invoices: readonly Forgotten[],
  programme: ProgrammeSummary | RefusedProgramme,
  publicUrl: string,
): EmailText => ({
  subject: `Your RRR for ${programme.name}`,
  greeting: `Dear ${invoices[0]!.firstname},`,
  parts: [
    `Somebody, most likely you, asked for the RRR of your ${programme.name} application.`,
    ...invoices.flatMap((invoice) => partsOf(invoice, publicUrl)),
    ...(invoices.some(({ paid }) => paid)
      ? [
          'routes' in programme
            ? { link: publicUrl + programme.routes.login, label: 'Log in' }
            : `${correctedText(programme)}.`,
        ]
      : []),
    'If you did not ask for it, you do not have to do anything. Please show nobody your RRR: it opens your application.',
  ],
});

export const crowdedEmail = (programme: ProgrammeSummary | RefusedProgramme, publicUrl: string): EmailText => ({
  subject: `Your RRR for ${programme.name}`,
  greeting: 'Dear applicant,',
  parts: [
    `Somebody asked for the RRR of a ${programme.name} application with this email address.`,
    'Many people have given this address and the same number, so we name none of them. Please ask again with this address and your invoice number. A JAMB registration number will do too.',
    'routes' in programme
      ? { link: publicUrl + programme.routes.login, label: 'Ask again' }
      : `${correctedText(programme)}.`,
    'If you did not ask for it, you do not have to do anything.',
  ],
});

const partsOf = ({ firstname, lastname, rrr, paid, reviewed }: Forgotten, publicUrl: string): EmailText['parts'] => [
  {
    facts: [
      ['Name', `${firstname} ${lastname}`],
      ['RRR', rrr],
      ['Status', paid ? 'Paid' : reviewed ? 'Being checked by the bursary' : 'Not paid'],
    ],
  },
  ...(paid ? [] : [{ link: paymentPage(publicUrl, rrr), label: reviewed ? 'See your payment' : 'Pay this invoice' }]),
];
