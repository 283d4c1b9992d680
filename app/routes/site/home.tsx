export default function Home() {
  return <h1>Postwright</h1>
}
