import type { WidgetName } from '#catalogue/registry/widgets.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { PassportWidget } from '../passport/PassportWidget.tsx';
import { ChoiceWidget } from './ChoiceWidget.tsx';
import { DateWidget } from './DateWidget.tsx';
import { lazyWidget } from './lazyWidget.tsx';
import { NumberWidget } from './NumberWidget.tsx';
import { SelectWidget } from './SelectWidget.tsx';
import { EmailWidget, PhoneWidget, TextareaWidget, TextWidget } from './TextWidget.tsx';
import type { Widget } from './widget.ts';

const FileWidget = lazyWidget(() => import('../file/FileWidget.tsx').then((module) => module.FileWidget));
const RowsWidget = lazyWidget(() => import('../rows/RowsWidget.tsx').then((module) => module.RowsWidget));
const SittingsWidget = lazyWidget(() =>
  import('../o-level/SittingsWidget.tsx').then((module) => module.SittingsWidget),
);

const WIDGETS: Readonly<Record<WidgetName, Widget>> = {
  text: { draw: TextWidget, title: 'label' },
  textarea: { draw: TextareaWidget, title: 'label', wide: true },
  phone: { draw: PhoneWidget, title: 'label' },
  email: { draw: EmailWidget, title: 'label' },
  number: { draw: NumberWidget, title: 'label' },
  date: { draw: DateWidget, title: 'group' },
  select: { draw: SelectWidget, title: 'label', loadsOptions: true },
  choice: { draw: ChoiceWidget, title: 'group' },
  passport: { draw: PassportWidget, title: 'group', wide: true },
  rows: { draw: RowsWidget, title: 'group', wide: true },
  file: { draw: FileWidget, title: 'group', wide: true },
  'o-level-sittings': { draw: SittingsWidget, title: 'whole' },
};

/** The catalogue's check has seen that every name is known. */
export const widgetOf = ({ widget = 'text' }: FieldSchema): Widget => WIDGETS[widget as WidgetName];
