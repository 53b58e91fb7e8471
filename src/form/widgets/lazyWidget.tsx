import { useEffect, useReducer, useState, type ComponentType } from 'react';
import type { WidgetProps } from './widget.ts';

type Draw = ComponentType<WidgetProps>;

/** Most forms do without these widgets, so their code is fetched when one is first drawn. */
export function lazyWidget(load: () => Promise<Draw>): Draw {
  let loaded: Draw | undefined;
  return function LazyWidget(props) {
    const [isFailed, setFailed] = useState(false);
    const [, arrived] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (loaded || isFailed) return;
      let isShown = true;
      load()
        .then((draw) => {
          loaded = draw;
        })
        .then(
          () => isShown && arrived(),
          () => isShown && setFailed(true),
        );
      return () => {
        isShown = false;
      };
    }, [isFailed]);
    const Loaded = loaded;
    if (Loaded) return <Loaded {...props} />;
    if (!isFailed)
      return (
        <p role="status" className="m-loading">
          Loading…
        </p>
      );
    return (
      <p role="alert" className="m-error">
        This question could not be loaded.{' '}
        <button type="button" id={props.id} className="m-link" onClick={() => setFailed(false)}>
          Try again
        </button>
      </p>
    );
  };
}
