/** The styles of the components that signed-in pages import; `scripts/vite/purgeBlueprint.ts` makes the sheet. */
declare module '@blueprintjs/core/lib/css/blueprint.css?components';
