import { Refusal, type Postman } from './postman.ts';

/** By its name an address that no mail ever reaches (RFC 2606): so that a refusal can be shown too. */
const UNREACHABLE = /\.invalid$/i;

/** The demo college's mails go nowhere: they stay in the database and are read at `/demo/mailbox`. */
export const mailboxPostman: Postman = {
  keepsWords: true,
  async deliver({ to: { address } }) {
    if (UNREACHABLE.test(address)) throw new Refusal(`550 5.1.2 There is no mail server for ${address}`);
    return '250 Kept in the demo mailbox';
  },
};
