import type { FlowContext } from './answers.ts';
import type { EntranceName } from './registry/entrances.ts';
import type { LanguageCode } from './registry/languages.ts';
import type { QualificationName } from './registry/qualifications.ts';
import type { Condition, SectionSchema } from './vocabulary.ts';

export interface ProgrammeSummary {
  /** The name of its folders: `jupeb`. */
  readonly id: string;
  readonly applicationTypeId: number;
  readonly name: string;
  readonly summary: string;
  /** Null when only `invoice.generatePage` offers the programme. */
  readonly card: Card | null;
  readonly entersBy?: EntranceName;
  /** What an applicant comes with; the first says in which group of the landing page it stands. */
  readonly qualifications?: readonly QualificationName[];
  /** Among those of its group the smallest comes first. */
  readonly order?: number;
  readonly routes: Routes;
  readonly invoice: InvoiceWords;
  /** ISO dates, both inclusive. */
  readonly opens: string;
  readonly closes: string;
  /** A content hash of the declaration; an application keeps the one it was started on. */
  readonly version: string;
  /** False while only the card and the invoice are declared. */
  readonly hasForm: boolean;
  /** Questions come before its invoice, in the section of this name. */
  readonly eligibility?: true;
  /** Of a type that an officer made: no form will follow. */
  readonly made?: MadeType;
  /** Its files are gone: it is served to whoever has an invoice of it, and makes no new ones. */
  readonly removed?: true;
  /** The codes of those into which its texts are translated. */
  readonly languages?: readonly LanguageCode[];
}

/** It is an invoice and nothing else. */
export interface MadeType {
  /** Its invoices are made while this session is open for applications. */
  readonly session: { readonly id: number; readonly name: string };
  /** False once it is offered no more. */
  readonly active: boolean;
}

/** A programme of a college's own that is left out until its declaration is corrected, as far as anything is known of it. */
export interface RefusedProgramme extends Partial<
  Pick<ProgrammeSummary, 'applicationTypeId' | 'summary' | 'qualifications' | 'order'>
> {
  readonly id: string;
  /** That of its folder where nothing else is known. */
  readonly name: string;
  /** The addresses at which people look for it. */
  readonly pages: readonly string[];
  /** The address at which they look at an invoice of it. */
  readonly invoicePages: readonly string[];
}

export interface Card {
  /** A link names the programme by it and leads to `invoice.generatePage`; an unknown mode is only logged. */
  readonly mode: string;
  /** The card leads straight to `routes.login`, not to where the mode leads. */
  readonly fixed?: true;
}

export interface Routes {
  readonly login: string;
  /** The page of the form; a programme without sections has none. */
  readonly application?: string;
  readonly preview: string;
  /** A second address of the preview, where a programme has two. */
  readonly details?: string;
  /** An applicant who has submitted comes back here for the slip alone. */
  readonly reprint?: string;
  readonly refereeForm?: string;
}

export interface InvoiceWords {
  /** As in the breadcrumb 'Generate {label} Invoice'. */
  readonly label: string;
  readonly description: string;
  /** Whole Naira. */
  readonly amount: number;
  readonly generatePage: string;
  readonly invoicePage: string;
  /** This message replaces the usual one where the session is missing. */
  readonly sessionRequired?: string;
}

/** Declarations may use only this part of the language of XState. */
export interface Chart {
  readonly initial: string;
  readonly states: Readonly<Record<string, ChartState>>;
  /** By section, when it is asked; derived from the sections, and absent where all are asked of everybody. */
  readonly sectionConditions?: Readonly<Record<string, Condition>>;
  /** In a browser: the chart of an applicant, where it depends on what was answered. */
  readonly at?: (context: FlowContext) => Chart;
}

export interface ChartState {
  readonly type?: 'final';
  readonly initial?: string;
  readonly states?: Readonly<Record<string, ChartState>>;
  readonly meta?: {
    readonly section?: string;
    readonly hash?: string;
    readonly title?: string;
    readonly description?: string;
    /** What happens after submitting; `{closes}` stands for the programme's last day. */
    readonly afterwards?: readonly string[];
  };
  readonly on?: Readonly<Record<string, string | Transition | readonly Transition[]>>;
  readonly onDone?: string | Transition;
}

export interface Transition {
  readonly target: string;
  readonly guard?: string;
}

export interface Binding {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
}

export interface SectionBinding extends Binding {
  /** The body names the application by this property: with its RRR, or with the id of the applicant. */
  readonly identifiedBy: 'rrr' | 'ApplicantId' | 'applicantId';
  readonly mapping?: string;
  readonly followUp?: FollowUpBinding;
}

export interface FollowUpBinding {
  readonly name: string;
  /** Somebody else answers this section, so the applicant's chart does not show it. */
  readonly form: string;
}

export interface Endpoints {
  readonly login: Binding;
  readonly load: Binding;
  readonly slip: Binding;
  readonly sections: Readonly<Record<string, SectionBinding>>;
}

export interface Slip {
  readonly title: string;
  readonly groups: readonly SlipGroup[];
}

export interface SlipGroup {
  readonly title: string;
  readonly rows?: readonly SlipRow[];
  readonly layout?: string;
  /** The layout shows the answers at this path: `o-level-result/oLevelInfo`. */
  readonly from?: string;
}

export interface SlipRow {
  readonly label: string;
  /** An answer, `personal-details/titleId`, or a fact, `application/rrr`; several are joined by a space. */
  readonly from: string | readonly string[];
  /** What is written between several, in place of the space. */
  readonly joinedBy?: string;
  /** The slip shows this where there is no answer; `-` by default. */
  readonly otherwise?: string;
}

/** What a programme says in place of the product's own words; without a subject or paragraphs the product's stay. */
export interface MailTemplate {
  readonly subject?: string;
  readonly paragraphs?: readonly string[];
}

export interface Mails {
  readonly invoiced?: MailTemplate;
  readonly paid?: MailTemplate;
  readonly submitted?: MailTemplate;
  /** Nobody is reminded where it is absent. The days are counted back from the end of the last day. */
  readonly reminder?: MailTemplate & { readonly daysBefore: number };
}

/** By the English text, as an applicant reads it. */
export type Translations = Readonly<Record<string, string>>;

export interface Programme extends ProgrammeSummary {
  readonly chart: Chart;
  readonly endpoints: Endpoints;
  readonly slip: Slip;
  readonly sections: Readonly<Record<string, SectionSchema>>;
  /** As declared today: an application that stays on an older version is written to in these words too. */
  readonly mails?: Mails;
  readonly translations?: Readonly<Partial<Record<LanguageCode, Translations>>>;
}
