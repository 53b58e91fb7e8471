import type { RegisteredBy } from '#rules/invoiceRequest.ts';
import { jambNumberMistake } from '#rules/jambNumber.ts';

/** The lists that JAMB sends a college: who sat UTME, and who applies for Direct Entry. */
export type JambList = 'UTME' | 'DE';

/** One thing that a login asks. */
export interface EntranceField {
  /** On the wire, and in the navigation state of a page that knows it already. */
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly keyboard: 'numeric' | 'text';
  /** What is wrong with it as it was typed, before anybody is asked. */
  mistake(typed: string): string | null;
}

/** How the one who paid comes back to the application that it paid for. */
interface Entrance {
  readonly meaning: string;
  /** Under the title of the login page. */
  readonly lead: string;
  readonly fields: readonly EntranceField[];
  /** Its candidates stand on this list: the invoice asks for their registration number, and takes their names from it. */
  readonly list?: JambList;
}

const asked = (message: string) => (typed: string) => (typed.trim() === '' ? message : null);

const RRR: EntranceField = {
  name: 'rrr', label: 'RRR', help: 'The 12 digits on your invoice or bank slip', keyboard: 'numeric', mistake: asked('please input your RRR'),
};

/** A registration number is known to many and can be counted up to; who paid also knows what stands on the invoice. */
const BY_JAMB = {
  lead: 'Log in with your JAMB registration number, once the application fee has been paid.',
  fields: [
    { name: 'regNumber', label: 'JAMB registration number', help: 'As on your JAMB slip: 202630639047FF', keyboard: 'text', mistake: jambNumberMistake },
    {
      name: 'phoneOrRrr', label: 'Phone number or RRR', help: 'The phone number that the invoice was made with, or its RRR', keyboard: 'numeric',
      mistake: asked('please input the phone number or the RRR of your invoice'),
    },
  ],
} as const satisfies Omit<Entrance, 'meaning' | 'list'>;

/** The ways that a programme may name. */
export const ENTRANCES = {
  rrr: { meaning: 'by payment reference', lead: 'Log in with the RRR of the application fee that you have paid.', fields: [RRR] },
  'jamb-utme': { meaning: 'by JAMB registration number, of who stands on the UTME list', ...BY_JAMB, list: 'UTME' },
  'jamb-de': { meaning: 'by JAMB registration number, of who stands on the Direct Entry list', ...BY_JAMB, list: 'DE' },
} as const satisfies Record<string, Entrance>;

export type EntranceName = keyof typeof ENTRANCES;

/** By payment reference, unless the programme says another way. */
export const entranceOf = ({ entersBy = 'rrr' }: { readonly entersBy?: EntranceName }): Entrance => ENTRANCES[entersBy];

/** What the invoice of a programme is kept under. */
export const registeredBy = (programme: { readonly entersBy?: EntranceName }): RegisteredBy => (entranceOf(programme).list ? 'jamb' : 'phone');
