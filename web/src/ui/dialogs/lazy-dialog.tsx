import { type ComponentType, lazy, Suspense, useState } from 'react';

/** A dialog that is fetched when it is first opened, and stays from then on, so that it can be seen to close. */
export function lazyDialog<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Window: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return function LazyDialog(props) {
    const [wasOpened, setWasOpened] = useState(false);
    if (props.isOpen && !wasOpened) setWasOpened(true);
    return <Suspense>{(wasOpened || props.isOpen) && <Window {...props} />}</Suspense>;
  };
}
