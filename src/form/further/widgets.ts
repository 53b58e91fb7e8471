import type { FurtherWidgetName } from '#catalogue/registry/widgets.ts';
import type { Widget } from '../widgets/widget.ts';
import { CalculatedWidget } from './CalculatedWidget.tsx';
import { CheckBoxesWidget } from './CheckBoxesWidget.tsx';
import { OwnListWidget } from './OwnListWidget.tsx';
import { PlacesWidget } from './PlacesWidget.tsx';
import { ScaleWidget } from './ScaleWidget.tsx';
import { SignatureWidget } from './SignatureWidget.tsx';
import { TickWidget } from './TickWidget.tsx';

/** The questions of few forms. They come with the section that asks them, before it is drawn, so that nothing moves. */
export const FURTHER: Readonly<Record<FurtherWidgetName, Widget>> = {
  'check-boxes': { draw: CheckBoxesWidget, title: 'group', wide: true },
  tick: { draw: TickWidget, title: 'own', wide: true },
  scale: { draw: ScaleWidget, title: 'group', wide: true },
  calculated: { draw: CalculatedWidget, title: 'label' },
  'own-list': { draw: OwnListWidget, title: 'label' },
  places: { draw: PlacesWidget, title: 'group', wide: true },
  signature: { draw: SignatureWidget, title: 'label' },
};
