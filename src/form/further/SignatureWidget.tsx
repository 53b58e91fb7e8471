import { TextLine } from '../widgets/TextWidget.tsx';
import type { WidgetProps } from '../widgets/widget.ts';
import './further.css';

export const SignatureWidget = (props: WidgetProps) => (
  <TextLine {...props} line={{ type: 'text', className: 'm-signature', autoComplete: 'name', spellCheck: false }} />
);
