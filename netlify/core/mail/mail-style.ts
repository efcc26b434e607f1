/** Colours of the light theme (src/styles/tokens.css), in hex because mail programs need it. */
export const paperColour = '#f8f4ec';
export const inkColour = '#1f1814';
export const lineColour = '#d3c9bb';
const ochreColour = '#892b19';
const quietColour = '#554942';

const sans = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;";
const serif = "font-family:Georgia,'Times New Roman',serif;";
const cell = `${sans}font-size:16px;line-height:24px;padding:10px 0;border-bottom:1px solid ${lineColour};vertical-align:top;`;

export const mailStyle = {
  sheet: 'max-width:600px;background:#ffffff;',
  band: `${serif}font-size:20px;line-height:28px;letter-spacing:.02em;padding:20px 28px;color:#ffffff;background:${inkColour};border-bottom:6px solid ${ochreColour};`,
  heading: `${serif}font-size:28px;line-height:34px;font-weight:normal;margin:0 0 16px;`,
  subheading: `${serif}font-size:20px;line-height:26px;font-weight:normal;margin:28px 0 8px;`,
  paragraph: `${sans}font-size:16px;line-height:25px;margin:0 0 16px;`,
  note: `${sans}font-size:14px;line-height:21px;margin:0 0 16px;color:${quietColour};`,
  label: `${cell}padding-right:16px;`,
  value: cell,
  amount: `${cell}white-space:nowrap;`,
  total: 'font-weight:bold;',
  button: `${sans}display:inline-block;padding:14px 24px;font-size:16px;line-height:20px;font-weight:bold;color:#ffffff;background:${ochreColour};text-decoration:none;`,
  link: `color:${quietColour};`,
  code: `${sans}font-size:32px;line-height:40px;font-weight:bold;letter-spacing:.2em;margin:-12px 0 16px;color:${inkColour};`,
  item: `${sans}font-size:16px;line-height:25px;margin:0 0 6px;`,
  quote: `margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid ${lineColour};`,
  block: `font-family:Consolas,Menlo,monospace;font-size:14px;line-height:21px;margin:0 0 16px;white-space:pre-wrap;`,
  rule: `margin:24px 0;border:0;border-top:1px solid ${lineColour};`,
  wordLink: `color:${ochreColour};`,
  picture: 'display:block;width:100%;max-width:544px;height:auto;border:0;',
  footer: `${sans}font-size:14px;line-height:22px;padding:20px 28px 32px;color:${quietColour};`,
} as const;
