/** Where the uploads of a list are. */
export interface UploadAddress {
  /** The contract's path of them. */
  readonly at: `/${string}`;
  /** The portal's own page. */
  readonly page: string;
  readonly list: { readonly name: string; readonly to: string };
}
