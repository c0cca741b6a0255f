import { IconMenu2, IconX } from '@tabler/icons-react';
import { Suspense, useEffect, useRef } from 'react';
import { useStore } from '../../lib/store.ts';
import { lazyPart } from './lazy-part.tsx';
import { menuOpen } from './menu-open.ts';
import classes from './site-drawer.module.css';

const DrawerContent = lazyPart(async () => (await import('./drawer-content.tsx')).DrawerContent);

/** The menu of narrow screens. The browser's own dialog keeps the focus inside and closes on Escape. */
export function SiteDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = useStore(menuOpen);
  const close = () => menuOpen.set(false);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else if (dialog.current?.open) dialog.current.close();
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        className={classes.opener}
        aria-label="Open the menu"
        onClick={() => menuOpen.set(true)}
      >
        <IconMenu2 aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop or a link closes; keys have Escape and the button */}
      <dialog
        ref={dialog}
        className={classes.drawer}
        aria-label="Menu"
        onClose={close}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget || (target as Element).closest('a')) close();
        }}
      >
        <div className={classes.content}>
          <button
            type="button"
            className={classes.opener}
            aria-label="Close the menu"
            onClick={close}
          >
            <IconX aria-hidden />
          </button>
          <Suspense>{isOpen && <DrawerContent close={close} />}</Suspense>
        </div>
      </dialog>
    </>
  );
}
