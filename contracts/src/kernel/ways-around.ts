import { inLetters, joined } from './plain-letters.ts';

/*
 * Ways around the page, as people write them who know that it looks: names of messengers in disguise, numbers that are
 * spelled or spaced, invitations to meet or to keep something from those who look after a child.
 */

const messengers =
  'snap ?chat|snap|sc|insta ?gram|insta|ig|whats ?app|wapp|telegram|tg|discord|tik ?tok|kik|skype|signal|messenger|facebook|fb|viber|we ?chat|face ?time|imessage|be ?real|twitter|twitch|youtube|reddit|roblox|minecraft|fortnite|xbox|psn|steam|zoom|threads|vsco|line';
/** Those that are no word of another meaning, however they are disguised. */
const plainlyMessengers =
  'snap(?:chat)?|insta(?:gram)?|whatsapp|telegram|discord|tiktok|skype|facetime|facebook|bereal|gmail';
const mailers = 'g ?mail|hot ?mail|yahoo|outlook|icloud|proton ?mail|aol|gmx';
const me = '(?:me|us)';
/** These words complain of an account that does not do what it should. */
const isAsThings =
  '(?!\\s+(?:not|never|no|very|too|so|old|new|slow|full|broken|locked|gone|out|down|hard|missing)\\b)';
const your = '(?:your|ur|you|u)';
const reaching = 'number|digits|cell|phone|email|e-mail|mail|address|handle|username|insta|snap';
const protectors = '(?:parents?|mom|mother|dad|father|guardians?|family|folks)';

const shape = (pattern: string) => new RegExp(pattern, 'iu');

const accounts = [
  `\\b(?:add|follow|message|msg|text|dm|pm|write|find|contact|reach|friend|ping|catch|look|search|hit)\\s+(?:to\\s+|for\\s+)?${me}\\b(?:\\s+up)?.{0,15}\\b(?:on|over|via|through|by|at|in)\\s+(?:my\\s+)?(?:${messengers})\\b`,
  `\\b(?:write|message|msg|text|dm|find|contact|reach)\\s+(?:to\\s+)?${me}\\b.{0,12}\\b(?:elsewhere|outside|directly|privately|off)\\b`,
  `\\b(?:contact|reach)\\s+${me}\\s+(?:on|at|by|through|via)\\b`,
  `\\byou (?:can|could|may) reach ${me}\\b`,
  `\\badd\\s+(?:${me}|my)\\s+(?:on|to)?\\s*(?:${messengers})\\b`,
  `\\b(?:follow|join|add|see|check)\\s+(?:my|our)\\s+(?:${messengers}|channel|server|page|bio)\\b`,
  `\\bmy\\s+(?:${messengers}|${mailers})(?:\\s+(?:id|tag|name|user ?name|handle))?\\s*(?:is|:|=)${isAsThings}`,
  `\\b(?:${messengers})\\s+(?:name|user ?name|handle|id|tag)\\s+(?:is\\s+)?[\\w.]+`,
  `\\bi(?:['’]?m| am)\\s+(?:also\\s+)?on\\s+(?:${messengers})\\b`,
  `\\bon\\s+(?:ig|sc|tg|fb|snap|insta|kik)\\b`,
  `\\b(?:ig|tg|fb)\\s*[:=]?\\s+[a-z]+[._]?[a-z]*\\b`,
  `\\b(?:what['’]?s|what is|whats|do (?:you|u) (?:have|use)|(?:have you|you|u) got|gimme|give me|send me|drop|share)\\s+(?:(?:${your})\\s+)?(?:${messengers})\\b`,
  `\\b(?:snap ?chat|snap|insta|instagram|instagrm|whats ?app|watsapp|kik|skype|facebook|face ?time|discord|telegram|viber|zoom|dm|pm)\\s+${me}\\b`,
  `\\b(?:let['’]?s|let us|can we|could we|shall we|wanna|we (?:can|could|should|might))\\b.{0,30}\\b(?:${messengers})\\b`,
  `\\b(?:${messengers})\\s*[:=@]\\s*\\S`,
  `\\b(?:${messengers})\\s+(?:[-–>→]+\\s*)?@?[\\p{L}]+[._\\d][\\w.]*`,
  `\\bfb\\s+messenger\\b|\\b(?:same|my)\\s+(?:user ?)?name\\s+(?:on|every ?where|there)\\b`,
  `\\bsame (?:user ?)?name\\b.{0,10}\\b(?:on|everywhere|there)\\b`,
  '\\buser ?name\\s*(?:is|:|=)|\\bmy handle\\s*(?:is|:|=)|\\bhandle\\s*[:=]',
  '\\bgamer ?tag\\b|\\bfriend code\\b|\\bmy (?:psn|xbox|steam|roblox|minecraft|fortnite)\\b',
  '\\b(?:roblox|minecraft|fortnite|xbox|psn)\\s+(?:user|name)|\\bfriend me\\b',
  '[\\p{L}\\d._]{2}#\\d{4}\\b',
  '\\b(?:ghost|yellow|camera|bird|purple)\\s+app\\b|👻',
  '\\blinktr\\.?ee\\b|\\b(?:link|number|name)\\b.{0,8}\\b(?:in|on)\\s+(?:my\\s+)?(?:bio|profile)\\b|\\bmy bio\\b',
  '\\bdms?\\b\\s+(?:for|open|is)|\\b(?:my|your|ur)\\s+dms?\\b|\\bhmu\\b|\\bhit me up\\b|^\\s*[dp]m me\\b',
  '\\b(?:google|search|look)\\s+(?:for\\s+)?(?:me\\b|my name\\b|\\w+_\\w+)',
  '\\b\\p{L}+_\\p{L}[\\p{L}\\d_]*|\\bunderscore\\b',
].map(shape);

const calls = [
  `(?<!\\b(?:they|people|friends|kids|everybody|everyone|all)\\s)\\b(?:call|text|ring|phone|buzz|dial|e ?-?mail|face ?time|whatsapp)\\s+${me}\\b`,
  `\\bmail ${me} (?:at|on|to)\\b`,
  `\\b(?:give|shoot|send|drop)\\s+${me}\\s+a\\s+(?:ring|call|text|message|line|mail|dm)\\b`,
  `\\bmy\\s+(?:cell|mobile|phone|digits|num|number|tel|e-?mail|mail)(?:\\s+number)?\\s*(?:is|are|:|=|starts?|begins?|ends?)${isAsThings}`,
  `\\b(?:give|send|tell|text|drop|leave|get|have|share|need|want)\\s+(?:${me}\\s+)?(?:your|ur)\\s+(?:phone\\s+)?(?:${reaching})\\b`,
  `\\b(?:what['’]?s|what is|whats)\\s+(?:your|ur)\\s+(?:phone\\s+)?(?:${reaching})\\b`,
  `\\b(?:i['’]?ll|i will|i can|let me)\\s+(?:give|send|text|tell)\\s+(?:you|u)\\s+(?:my|the)\\s+(?:phone\\s+)?(?:${reaching})\\b`,
  `(?<![\\d$€£.,-])\\d{3}\\s(?:\\s*(?:and|then)\\s)?\\s*\\d{4}(?!\\d|\\s*(?:sq|f|m|in|y|lb|k|steps|words|pages))`,
  `\\b(?:tel|ph)\\b\\.?:?\\s*\\d{3}`,
  `\\b(?:start|starts|begin|begins)\\s+with\\s+\\d{3}\\b|\\barea code\\b`,
].map(shape);

const mails = [
  `\\b(?:at|@)\\s*(?:${mailers})\\b|\\b\\w+\\s+(?:gmail|hotmail|icloud)\\s*\\.?\\s*com\\b|@\\s*\\w+mail\\b`,
  '(?:\\b(?:dot|d0t)\\b|[[({]\\s*(?:dot|\\.)\\s*[\\])}]|\\s\\.\\s)\\s*(?:com|net|org|me|io|gg|co|tv|app|us)\\b',
  '[\\p{L}\\d]\\s?[,;]\\s?(?:com|net|org)\\b|\\b(?:ur|your|my|tu|mi)\\s+@(?!\\w)',
  '\\bwww\\b|\\bh ?t ?t ?p ?s?\\b|\\bhxxps?\\b|\\bw w w\\b',
].map(shape);

const meetings = [
  `\\bmeet (?:me|up|alone|in private|privately|somewhere|secretly)\\b|\\b(?:let['’]?s|can we|could we|we could|want to|wanna) meet\\b(?! (?:your|his|her)\\b| in the middle| halfway)`,
  "\\b(?:wanna|want to|let['’]?s|can we) hang(?: out)?\\b",
  '\\bcome (?:over )?(?:to my (?:place|house|room|car)|alone|by yourself)\\b|\\b(?:to )?my (?:place|house) alone\\b',
  '\\bjust (?:you and me|us two|the two of us)\\b|\\bonly the two of us\\b',
  "\\b(?:i['’]?ll|i will|i can|let me)\\s+(?:pick you up|drive you|drop you)\\b|\\bin my car\\b",
  '\\b(?:nobody|no one|noone)\\s+(?:will be|is|else is)\\s+(?:at )?home\\b|\\bis not home\\b|\\bhome alone\\b',
  `\\b(?:don['’]?t|do not|never|no need to)\\s+tell\\s+(?:your|ur|the)\\s+${protectors}\\b`,
  `\\b${protectors}\\s+(?:do(?:es)?\\s?n['’]?t|do(?:es)? not|need not)\\s+(?:have|need)\\b.{0,6}\\bknow\\b`,
  `\\bwithout (?:your|ur) ${protectors}\\b`,
  '\\b(?:stays?|keep \\w+|just|is|only|be) between us\\b|\\bour (?:little )?secret\\b|\\bkeep (?:it|this)(?: a)? secret\\b',
  '\\b(?:outside|off)\\s+(?:of\\s+)?(?:this|the|sidework)\\b\\s*(?:app|site|page|platform)?$|\\b(?:outside|off)\\s+(?:of\\s+)?(?:this|the)\\s+(?:app|site|page|platform)\\b|\\boutside of sidework\\b',
  '\\b(?:talk|chat|speak|write)\\s+(?:somewhere|privately|in private|elsewhere|alone)\\b|\\bprivate chat\\b',
  '\\b(?:write|talk) to me directly\\b|\\bcontact me directly\\b',
  '\\bsend (?:me )?(?:a )?(?:pics?|selfies?|nudes?|picture of you|photo of you|picture of yourself)\\b',
  '\\b(?:what|which) school (?:do|are) (?:you|u)\\b|\\bwhere do (?:you|u) live\\b|\\bare (?:you|u) (?:home )?alone\\b',
  "\\b(?:tell me|what is|what['’]?s) your (?:home )?address\\b|\\bhow old are you really\\b",
  '\\bsleep ?over\\b|\\bstay the night\\b|\\bsleep over\\b',
].map(shape);

const wordsInLetters = (text: string) => text.replace(/[\p{L}\d@$]+/gu, inLetters);

const disguised = new RegExp(`\\b(?:${plainlyMessengers})`, 'i');
const misspelled =
  /\b(?:snap+ch?at+|snapp|wat+s?ap+|whatsap|instag?ra?m|te ?le ?gram|discrod)\b(?=\s+(?:me|later|us|@|\w+_)|\s*$)/i;

/** Whether a messenger is named in a disguised spelling. */
function isDisguised(text: string): boolean {
  const one = joined(text);
  const plain = wordsInLetters(one);
  return (
    (plain !== text && disguised.test(plain) && !disguised.test(text)) ||
    /snapp|watsap|whatsap\b|instagrm|te le gram/i.test(text) ||
    (misspelled.test(text) && !/\b(?:snapchat|instagram|telegram)\b/i.test(text))
  );
}

/** Whether a text leads off the page: to a messenger, a number, or a meeting without those who look after a child. */
export function leadsElsewhere(text: string): boolean {
  return (
    isDisguised(text) ||
    [...new Set([text, joined(text), wordsInLetters(text)])].some((way) =>
      [...accounts, ...calls, ...mails, ...meetings].some((each) => each.test(way)),
    )
  );
}
