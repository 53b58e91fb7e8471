/** What a page loads for a section that is bound, besides the binding; `help` and `widgets` draw what few forms have. */
export type BindingPart = 'judging' | 'rows' | 'calculating' | 'help' | 'widgets';
