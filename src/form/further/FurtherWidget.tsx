import type { ComponentType } from 'react';
import type { FurtherWidgetName } from '#catalogue/registry/widgets.ts';
import type { WidgetProps } from '../widgets/widget.ts';
import { CalculatedWidget } from './CalculatedWidget.tsx';
import { CheckBoxesWidget } from './CheckBoxesWidget.tsx';
import { OwnListWidget } from './OwnListWidget.tsx';
import { PlacesWidget } from './PlacesWidget.tsx';
import { ScaleWidget } from './ScaleWidget.tsx';
import { SignatureWidget } from './SignatureWidget.tsx';
import { TickWidget } from './TickWidget.tsx';

const DRAWN: Readonly<Record<FurtherWidgetName, ComponentType<WidgetProps>>> = {
  'check-boxes': CheckBoxesWidget,
  tick: TickWidget,
  scale: ScaleWidget,
  calculated: CalculatedWidget,
  'own-list': OwnListWidget,
  places: PlacesWidget,
  signature: SignatureWidget,
};

export function FurtherWidget(props: WidgetProps) {
  const Drawn = DRAWN[props.field.widget as FurtherWidgetName];
  return <Drawn {...props} />;
}
