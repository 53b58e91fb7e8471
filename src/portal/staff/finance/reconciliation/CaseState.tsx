import { Tag } from '../../../ui/Tag.tsx';
import { STATES } from './words.ts';

export const CaseState = ({ state }: { readonly state: keyof typeof STATES }) => <Tag look={state === 'open' ? 'warning' : 'success'}>{STATES[state]}</Tag>;
