export { referencesOf } from './correcting.ts';
export { requestReferences } from './requestReferences.ts';
export { setRefereesAside } from './settingAside.ts';
