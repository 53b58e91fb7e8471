/** What a person still has to do, and the page where it is done; null where there is nothing to press. */
export interface Missing {
  readonly words: string;
  readonly link: { readonly name: string; readonly to: string } | null;
}

/** What a page is told that a condition shuts: `message` heads it, and each line leads on. */
export interface Unmet {
  readonly kind: 'unmet';
  readonly missing: readonly Missing[];
}
