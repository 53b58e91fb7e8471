import type { FurtherWidgetName } from '#catalogue/registry/widgets.ts';
import type { Widget } from '../widgets/widget.ts';

/** How the questions of few forms stand in the page. What draws them is loaded by the form itself: shared with it, it weighs least. */
export const FURTHER: Readonly<Record<FurtherWidgetName, Omit<Widget, 'draw'>>> = {
  'check-boxes': { title: 'group', wide: true },
  tick: { title: 'own', wide: true },
  scale: { title: 'group', wide: true },
  calculated: { title: 'label' },
  'own-list': { title: 'label' },
  places: { title: 'group', wide: true },
  signature: { title: 'label' },
};
