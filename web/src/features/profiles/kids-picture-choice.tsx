import { type KidsAvatar, kidsAvatars } from '@sidework/contracts/identity/kids';
import { texts } from '@sidework/contracts/texts';
import { useId, useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { toastFailure } from '../../ui/toasts.ts';
import classes from './picture-section.module.css';

interface Props {
  avatarUrl: string | null;
  choosePicture: (avatar: KidsAvatar) => Promise<void>;
}

/** Where the app serves it from, as the server names it too. */
const urlOf = (avatar: KidsAvatar) => `/kids-avatars/${avatar}.svg`;

/** A child shows one of our drawings instead of its face. What is chosen is shown at once. */
export function KidsPictureChoice({ avatarUrl, choosePicture }: Props) {
  const [asked, setAsked] = useState<KidsAvatar | null>(null);
  const [saved, setSaved] = useState('');
  const name = useId();
  const chosen = asked ?? kidsAvatars.find((avatar) => urlOf(avatar) === avatarUrl);

  async function choose(avatar: KidsAvatar) {
    setAsked(avatar);
    setSaved('');
    try {
      await choosePicture(avatar);
      setSaved(`Saved. Your picture is the ${avatar}.`);
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    } finally {
      setAsked(null);
    }
  }

  return (
    <fieldset className={classes.section}>
      <legend className={classes.legend}>Choose your picture</legend>
      <div className={classes.choice}>
        {kidsAvatars.map((avatar) => (
          <label key={avatar} className={classes.option}>
            <input
              type="radio"
              name={name}
              checked={avatar === chosen}
              onChange={() => void choose(avatar)}
            />
            <img src={urlOf(avatar)} alt="" width={56} height={56} />
            <span>{avatar}</span>
          </label>
        ))}
      </div>
      <p role="status" className={classes.text}>
        {saved}
      </p>
    </fieldset>
  );
}
