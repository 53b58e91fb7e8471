export { AfterSubmission } from './AfterSubmission.tsx';
export { Notices } from './Notices.tsx';
