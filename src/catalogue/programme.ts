import type { EntranceName } from './registry/entrances.ts';
import type { SectionSchema } from './vocabulary.ts';

/** How a programme is listed, reached and paid for: the part of a declaration that every page may need. */
export interface ProgrammeSummary {
  /** The name of its folders: `jupeb`. */
  readonly id: string;
  readonly applicationTypeId: number;
  readonly name: string;
  /** What the card says under the name. */
  readonly summary: string;
  /** How the landing page reaches it; null when only `invoice.generatePage` offers it. */
  readonly card: Card | null;
  /** What its login asks; the payment reference unless said. */
  readonly entersBy?: EntranceName;
  readonly routes: Routes;
  readonly invoice: InvoiceWords;
  /** ISO dates, both inclusive. */
  readonly opens: string;
  readonly closes: string;
  /** Content hash of the declaration; an application keeps the one it was started on. */
  readonly version: string;
  /** False while the sections are still to be declared. */
  readonly hasForm: boolean;
}

export interface Card {
  /** The name by which the programme is asked for; it leads to `invoice.generatePage`. Any other mode is only logged. */
  readonly mode: string;
  /** Its card goes straight to `routes.login`; any other card goes where the mode leads. */
  readonly fixed?: true;
}

export interface Routes {
  readonly login: string;
  /** The form; a programme without sections has none. */
  readonly application?: string;
  readonly preview: string;
  /** A second address of the preview, where a programme has two. */
  readonly details?: string;
  /** Where one who has submitted comes back for the slip alone. */
  readonly reprint?: string;
  /** Where a referee answers. */
  readonly refereeForm?: string;
}

export interface InvoiceWords {
  /** As in the breadcrumb 'Generate {label} Invoice'. */
  readonly label: string;
  /** What the payer pays for, as printed on the invoice. */
  readonly description: string;
  /** Whole Naira. */
  readonly amount: number;
  readonly generatePage: string;
  readonly invoicePage: string;
  /** What is told where the session is missing, when not the usual words. */
  readonly sessionRequired?: string;
}

/** An XState chart as data: the part of its language that declarations may use. */
export interface Chart {
  readonly initial: string;
  readonly states: Readonly<Record<string, ChartState>>;
}

export interface ChartState {
  readonly type?: 'final';
  readonly initial?: string;
  readonly states?: Readonly<Record<string, ChartState>>;
  readonly meta?: { readonly section?: string; readonly hash?: string; readonly title?: string; readonly description?: string };
  readonly on?: Readonly<Record<string, string | Transition | readonly Transition[]>>;
  readonly onDone?: string | Transition;
}

export interface Transition {
  readonly target: string;
  readonly guard?: string;
}

/** One binding of the programme to the HTTP contract: an address in its path family. */
export interface Binding {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
}

export interface SectionBinding extends Binding {
  /** The name under which the body carries whose application it is: the RRR, or the applicant's id. */
  readonly identifiedBy: 'rrr' | 'ApplicantId' | 'applicantId';
  /** Where form and wire differ, the named mapping between them. */
  readonly mapping?: string;
  /** What the college does when it has been saved. */
  readonly followUp?: FollowUpBinding;
}

export interface FollowUpBinding {
  /** As the registry has it. */
  readonly name: string;
  /** The section of the declaration that is put before somebody else: the applicant's chart does not show it. */
  readonly form: string;
}

export interface Endpoints {
  readonly login: Binding;
  readonly load: Binding;
  readonly slip: Binding;
  /** By section name. */
  readonly sections: Readonly<Record<string, SectionBinding>>;
}

/** The printed slip: groups of labelled answers. */
export interface Slip {
  readonly title: string;
  readonly groups: readonly SlipGroup[];
}

export interface SlipGroup {
  readonly title: string;
  readonly rows?: readonly SlipRow[];
  /** A named layout for what is not label and value, such as the O-Level sittings. */
  readonly layout?: string;
  /** Where the layout finds its answers: `o-level-result/oLevelInfo`. */
  readonly from?: string;
}

export interface SlipRow {
  readonly label: string;
  /** Answers to show, joined by a space: `personal-details/titleId`, or a fact of the application: `application/rrr`. */
  readonly from: string | readonly string[];
  /** What is shown when there is none; `-` unless said. */
  readonly otherwise?: string;
}

/** Everything that is declared of one programme: the whole of what the engine knows about it. */
export interface Programme extends ProgrammeSummary {
  readonly chart: Chart;
  readonly endpoints: Endpoints;
  readonly slip: Slip;
  readonly sections: Readonly<Record<string, SectionSchema>>;
}
