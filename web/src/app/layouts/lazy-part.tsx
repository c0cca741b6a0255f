import { type ComponentType, lazy } from 'react';

/**
 * A part of the header that is fetched after the page. Where it cannot be fetched, because of the network or a newer
 * release, a button to reload stands in its place, and the page goes on.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Missing }),
    ),
  );

function Missing() {
  return (
    <button type="button" onClick={() => location.reload()}>
      Reload
    </button>
  );
}
