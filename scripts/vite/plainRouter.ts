/**
 * What of React Router serves its framework, its data routers or its own warnings alone: 3 kB of every page, since a name that is
 * assigned to a component keeps it, and `Link` can fetch ahead what only the framework has. It has no option for any of it.
 */
const CUTS: readonly (readonly [what: string, instead: string])[] = [
  ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
  ['var defaultErrorElement = /* @__PURE__ */ React2.createElement(DefaultErrorComponent, null);', 'var defaultErrorElement = null;'],
  ['return /* @__PURE__ */ React2.createElement(RSCErrorHandler, { error }, result);', 'return result;'],
  ['HistoryRouter.displayName = "unstable_HistoryRouter";', ''],
  ['NavLink.displayName = "NavLink";', ''],
  ['Form.displayName = "Form";', ''],
  ['ScrollRestoration.displayName = "ScrollRestoration";', ''],
  ['var NavLink = React10.forwardRef(', 'var NavLink = /* @__PURE__ */ React10.forwardRef('],
  ['var Form = React10.forwardRef(', 'var Form = /* @__PURE__ */ React10.forwardRef('],
  [`let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(
      prefetch,
      rest
    );`, ''],
  ['...prefetchHandlers,\n          href: (isSpaLink', 'href: (isSpaLink'],
  ['ref: mergeRefs(forwardedRef, prefetchRef),', 'ref: forwardedRef,'],
  ['return shouldPrefetch && !isAbsolute ? /* @__PURE__ */ React10.createElement(React10.Fragment, null, link, /* @__PURE__ */ React10.createElement(PrefetchPageLinks, { page: href })) : link;', 'return link;'],
];

/** @throws Error that quotes what is not there, or more than once */
export function plainRouter(code: string): string {
  return CUTS.reduce((plain, [what, instead]) => {
    if (plain.split(what).length !== 2) throw new Error(`slimBundles: react-router has not once ${what}. Please look where it has gone.`);
    return plain.replace(what, () => instead);
  }, code);
}
