import type { SignedInWidgetName } from '#catalogue/registry/widgets.ts';
import { lazyWidget } from '#form/widgets/lazyWidget.tsx';
import type { Widget } from '#form/widgets/widget.ts';
import { PersonWidget } from '../../person/PersonWidget.tsx';
import { StudentWidget } from '../../person/StudentWidget.tsx';
import { CheckboxWidget } from './CheckboxWidget.tsx';
import { DayWidget } from './DayWidget.tsx';
import { MoneyWidget } from './MoneyWidget.tsx';

const RichTextWidget = lazyWidget(() =>
  import('../../rich-text/RichTextWidget.tsx').then((module) => module.RichTextWidget),
);

/** What a declared form may ask on any signed-in page; the page whose form asks for claims brings that widget itself. */
export const KIT_WIDGETS: Readonly<Record<'date' | Exclude<SignedInWidgetName, 'claims'>, Widget>> = {
  date: { draw: DayWidget, title: 'label' },
  money: { draw: MoneyWidget, title: 'label' },
  person: { draw: PersonWidget, title: 'label' },
  student: { draw: StudentWidget, title: 'label' },
  checkbox: { draw: CheckboxWidget, title: 'own', wide: true },
  'rich-text': { draw: RichTextWidget, title: 'own', wide: true },
};
