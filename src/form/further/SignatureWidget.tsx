import { TextWidget } from '../widgets/TextWidget.tsx';
import type { WidgetProps } from '../widgets/widget.ts';
import './further.css';

export const SignatureWidget = (props: WidgetProps) => (
  <TextWidget {...props} line={{ className: 'm-signature', autoComplete: 'name', spellCheck: false }} />
);
