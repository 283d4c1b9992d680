export default function Help() {
  return <h1>Help</h1>
}
