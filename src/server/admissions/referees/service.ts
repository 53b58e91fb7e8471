export { requestReferences } from './requestReferences.ts';
export { setRefereesAside } from './settingAside.ts';
