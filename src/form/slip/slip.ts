/** Every id is already a name, every empty answer already a dash. */
export interface Slip {
  readonly title: string;
  readonly fullName: string;
  readonly applicationNumber: string;
  readonly submittedAt: string | null;
  /** A later one replaces those before. */
  readonly edition: number;
  readonly groups: readonly SlipGroup[];
  readonly verification: SlipVerification;
}

export interface SlipGroup {
  readonly title: string;
  readonly rows: readonly SlipRow[];
  readonly sittings: readonly SlipSitting[];
  readonly table?: SlipTable;
}

/** Each line has as many cells as there are columns. */
export interface SlipTable {
  readonly columns: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

export interface SlipRow {
  readonly label: string;
  readonly value: string;
}

export interface SlipSitting {
  readonly title: string;
  readonly rows: readonly SlipRow[];
  readonly subjects: readonly { readonly subject: string; readonly grade: string }[];
}

/** `url` is the public page that confirms the slip, `qrPath` an SVG path in a square of `qrSize` modules. */
export interface SlipVerification {
  readonly url: string;
  readonly qrPath: string;
  readonly qrSize: number;
}
