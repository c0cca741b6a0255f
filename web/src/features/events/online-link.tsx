export const OnlineLink = ({ link }: { link: string }) => (
  <a href={link} target="_blank" rel="noreferrer noopener">
    {link}
  </a>
);
