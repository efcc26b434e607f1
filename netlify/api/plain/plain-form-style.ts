/** CSS for forms and orders on a page from a function: one column at any width and text size. */
export const plainFormStyle = `
form{margin:0}
section{margin:0 0 2.5rem}
ul.lines{padding:0;list-style:none}
.line{margin:0;padding:1rem 0;border-top:1px solid var(--line)}
.line h3{margin:0 0 .25rem;font-size:1.125rem}
.line p{margin:0 0 .5rem}
.money{font-weight:700;font-variant-numeric:tabular-nums}
.controls{margin:0}
.controls>*{vertical-align:bottom}
.controls label{display:inline-block;margin:.5rem .5rem .5rem 0;font-weight:600}
.controls .quiet{margin:.5rem 0}
.controls input{width:5.5rem;margin-left:.5rem}
.total{padding:1rem 0;border-top:2px solid var(--ink);font-size:1.25rem}
.field{margin:0 0 1.25rem}
.field label{display:block;font-weight:600}
input,select,textarea{max-width:100%;min-height:2.75rem;padding:.5rem .6rem;border:1.5px solid var(--edge);border-radius:2px;background:var(--paper);color:var(--ink);font:inherit}
.field input,.field select,.field textarea{display:block;width:100%;margin:.35rem 0 0}
[aria-invalid]{border:2px solid var(--error)}
.hint{margin:.15rem 0 0;color:var(--soft);font-size:1rem}
.error{margin:.35rem 0 0;color:var(--error);font-weight:600}
.notice{margin:0 0 1.5rem;padding:1rem;border:1px solid var(--line);border-left:6px solid var(--edge)}
.notice.wrong{border-left-color:var(--error)}
.notice h2{margin:0 0 .5rem}
.notice ul{margin:0;padding-left:1.2rem}
.notice>:last-child{margin-bottom:0}
.notice a{display:inline-block;padding:.35rem 0;vertical-align:middle}
.quiet{display:inline-block;min-height:2.75rem;margin:.25rem 0;padding:.4em 1em;border:1.5px solid var(--edge);border-radius:2px;background:none;color:var(--ink);font:600 1rem/1.25 system-ui,sans-serif;cursor:pointer}
.unseen{position:absolute;width:1px;height:1px;margin:0;padding:0;border:0;overflow:hidden;clip:rect(0 0 0 0);clip-path:inset(50%)}
@media (max-width:24rem){.button{display:block;width:100%;text-align:center}}`;
