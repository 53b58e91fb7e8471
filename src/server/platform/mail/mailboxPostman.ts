import { Refusal, type Postman } from './postman.ts';

/** No email ever reaches `.invalid` (RFC 2606), so that the demo can show a refusal too. */
const UNREACHABLE = /\.invalid$/i;

export const mailboxPostman: Postman = {
  keepsWords: true,
  async deliver({ to: { address } }) {
    if (UNREACHABLE.test(address)) throw new Refusal(`550 5.1.2 There is no mail server for ${address}`);
    return '250 Kept in the demo mailbox';
  },
};
