export { requestReferences } from './requestReferences.ts';
